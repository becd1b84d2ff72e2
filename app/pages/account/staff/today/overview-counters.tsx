import { Counter, Counters } from '../../../../ui/card.tsx';

type OverviewCountersProps = {
  counters: {
    todays_appointments: number;
    total_clients: number;
    vehicles_managed: number;
    services_completed: number;
  };
};

const shown = (count: number) => count.toLocaleString('en-GB');

/** The four figures of the specification. */
export function OverviewCounters({ counters }: OverviewCountersProps) {
  return (
    <Counters>
      <Counter label="Today's Appointments" value={shown(counters.todays_appointments)} />
      <Counter label="Total Clients" value={shown(counters.total_clients)} />
      <Counter label="Vehicles Managed" value={shown(counters.vehicles_managed)} />
      <Counter label="Services Completed" value={shown(counters.services_completed)} />
    </Counters>
  );
}
