import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../../lib/api.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { OutboxNotice } from '../messages/outbox-notice.tsx';
import { formatInstant } from '../../../../../features/date-words.ts';
import { Loaded } from '../../parts/loaded.tsx';
import parts from '../parts/parts.module.css';
import { useWrite } from '../parts/use-write.ts';

/** Often enough to see the result of a run that was asked for. */
const askEvery = 5000;

function useJobs() {
  return useQuery({
    queryKey: ['jobs'],
    queryFn: () => answerOf(api.staff.jobs.$get()),
    refetchInterval: askEvery,
  });
}

type Job = NonNullable<ReturnType<typeof useJobs>['data']>['rows'][number];

/** What the server does by itself: when it last did so, with what result, and when it will again. */
export function Jobs() {
  const jobs = useJobs();
  return (
    <Card title="Automatic jobs" flush>
      <OutboxNotice />
      <Loaded query={jobs} loading="Loading the jobs..." lines={5}>
        {({ rows }) => <Table caption="Jobs" columns={columns} rows={rows} rowKey={({ name }) => name} />}
      </Loaded>
    </Card>
  );
}

const columns: Column<Job>[] = [
  {
    label: 'Job',
    cell: ({ label, schedule }) => (
      <span className={parts.tight}>
        {label}
        <span className={parts.muted}>{schedule}</span>
      </span>
    ),
  },
  { label: 'Last run', cell: (job) => <LastRun job={job} /> },
  { label: 'Result', cell: ({ last_result }) => last_result ?? 'Has not run yet.' },
  {
    label: 'Next run',
    cell: ({ next_run_at }) => (next_run_at ? formatInstant(next_run_at) : 'All the time'),
  },
  { label: 'Run', hasButtons: true, cell: (job) => <RunNow job={job} /> },
];

function LastRun({ job: { is_running, last_finished_at, last_ok } }: { job: Job }) {
  if (is_running) return <Badge variant="secondary">Running</Badge>;
  return (
    <span className={parts.row}>
      {last_finished_at ? formatInstant(last_finished_at) : 'Never'}
      {last_ok === 0 && <Badge variant="destructive">Failed</Badge>}
    </span>
  );
}

function RunNow({ job: { name, label } }: { job: Job }) {
  const run = useWrite({
    work: () => answerOf(api.staff.jobs[':name'].run.$post({ param: { name } })),
    topics: ['jobs'],
    done: { title: 'Asked to run', text: `${label}: this will start within seconds.` },
    failed: { title: 'Not started', text: 'The job could not be started. Please try again.' },
  });
  return (
    <Button
      small
      onClick={() => run.mutate(undefined)}
      pending={run.isPending}
      aria-label={`Run now: ${label}`}
    >
      Run now
    </Button>
  );
}
