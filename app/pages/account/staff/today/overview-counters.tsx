import { formatCount } from '../../../../../features/amount-words.ts';
import { Counter, Counters } from '../../../../ui/card.tsx';

type OverviewCountersProps = {
  counters: {
    todays_appointments: number;
    total_clients: number;
    vehicles_managed: number;
    services_completed: number;
  };
};

/** The four figures of the specification. */
export function OverviewCounters({ counters }: OverviewCountersProps) {
  return (
    <Counters>
      <Counter label="Today's Appointments" value={formatCount(counters.todays_appointments)} />
      <Counter label="Total Clients" value={formatCount(counters.total_clients)} />
      <Counter label="Vehicles Managed" value={formatCount(counters.vehicles_managed)} />
      <Counter label="Services Completed" value={formatCount(counters.services_completed)} />
    </Counters>
  );
}
