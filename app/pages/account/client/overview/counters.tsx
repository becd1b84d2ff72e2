import { Counter, Counters } from '../../../../ui/card.tsx';
import { useOverview } from '../parts/queries.ts';

/** The four counters of the client dashboard (specification, section 2). */
export function ClientCounters() {
  const { data } = useOverview();
  const shown = (value: number | undefined) => value ?? '–';
  return (
    <Counters>
      <Counter label="My Vehicles" value={shown(data?.counters.vehicles)} />
      <Counter label="Upcoming Appointments" value={shown(data?.counters.upcoming)} />
      <Counter label="Services Completed" value={shown(data?.counters.services)} />
      <Counter label="Active Reminders" value={shown(data?.counters.reminders)} />
    </Counters>
  );
}
