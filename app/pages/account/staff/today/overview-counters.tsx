import { shownCount } from '../../../../../features/amount-words.ts';
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
      <Counter label="Today's Appointments" value={shownCount(counters.todays_appointments)} />
      <Counter label="Total Clients" value={shownCount(counters.total_clients)} />
      <Counter label="Vehicles Managed" value={shownCount(counters.vehicles_managed)} />
      <Counter label="Services Completed" value={shownCount(counters.services_completed)} />
    </Counters>
  );
}
