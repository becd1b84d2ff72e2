import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Counter, Counters } from '../../../ui/card.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Column } from '../../../ui/table.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { Group } from './group.tsx';

type Row = { time: string; registration: string; work: string; cost: string };

const rows: Row[] = [
  { time: '08:00', registration: 'AB12 CDE', work: 'MOT test and interim service', cost: '£134.50' },
  { time: '09:30', registration: 'KX67 RTY', work: 'Diagnostics, engine lamp on', cost: '£72.00' },
];

const columns: Column<Row>[] = [
  { label: 'Time', cell: ({ time }) => time, sortBy: 'time' },
  { label: 'Registration', cell: ({ registration }) => <Plate registration={registration} /> },
  { label: 'Work', cell: ({ work }) => work },
  { label: 'Status', cell: () => <Badge variant="default">confirmed</Badge> },
  { label: 'Cost', cell: ({ cost }) => cost, numeric: true },
];

const tabs = [
  { value: 'table', label: 'Table', count: rows.length },
  { value: 'loading', label: 'Loading' },
  { value: 'empty', label: 'Empty' },
] as const;

const orders = [
  { value: 'time', label: 'By time', count: rows.length },
  { value: 'none', label: 'Backwards', count: rows.length, isUrgent: true },
] as const;

type TabName = (typeof tabs)[number]['value'];

export function Data() {
  const [tab, setTab] = useState<TabName>('table');
  const [by, setBy] = useState('time');
  const sorted = by === 'time' ? rows : rows.toReversed();
  return (
    <Group title="Counters, tabs, table, loading, empty">
      <Counters>
        <Counter label="Today's Appointments" value="8" />
        <Counter label="Total Clients" value="25" />
        <Counter label="Vehicles Managed" value="40" />
        <Counter label="Services Completed" value="96" />
      </Counters>
      <Choices label="Order" choices={orders} value={by} onChange={setBy} />
      <Tabs label="Kinds of content" tabs={[...tabs]} value={tab} onChange={setTab} rail>
        <TabPanel value="table">
          <Card title="Today's Schedule" actions={<Button small>Print</Button>} flush>
            <Table
              caption="Today's Schedule"
              columns={columns}
              rows={sorted}
              rowKey={({ registration }) => registration}
              sorting={{ by, choices: ['time'], onSort: setBy }}
            />
          </Card>
        </TabPanel>
        <TabPanel value="loading">
          <Skeleton label="Loading enquiries..." />
        </TabPanel>
        <TabPanel value="empty">
          <EmptyState text="No vehicles added" action={<Button look="primary">Add Vehicle</Button>} />
        </TabPanel>
      </Tabs>
    </Group>
  );
}
