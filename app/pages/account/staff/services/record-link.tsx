import { formatDate } from '../../../../../features/date-words.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import parts from '../parts/parts.module.css';
import type { ServiceRecord } from '../parts/types.ts';

/** A record's day, which opens it; screen readers hear which of the day's records it is. */
export function RecordLink({
  record: { id, service_date, service_type, vehicle },
}: {
  record: ServiceRecord;
}) {
  const day = formatDate(service_date);
  return (
    <DashboardLink
      to={{ record: id }}
      label={`${day}, open the record: ${service_type}, ${showPlate(vehicle.registration)}`}
    >
      <span className={parts.nowrap}>{day}</span>
    </DashboardLink>
  );
}
