import { LiveRegion } from '../../parts/live-region.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { useSearch } from '../frame/queries.ts';
import parts from '../parts/parts.module.css';
import { clientName } from '../parts/words.ts';
import { plateShape } from '../../../../../features/vehicles/plate.ts';

type SamePlateProps = {
  /** The normalised plate as it was typed. */
  plate: string;
  /** The normalised plates of this client's own vehicles, including the one being changed. */
  own: readonly string[];
};

/** Says which other client has a registration already. Only a hint: cars are sold from one client to another. */
export function SamePlate({ plate, own }: SamePlateProps) {
  const isTyped = plateShape(plate) !== 'unknown' && !own.includes(plate);
  const { data } = useSearch(isTyped ? plate : '');
  const cars = (data?.vehicles ?? []).filter(({ registration }) => registration === plate);
  return (
    <LiveRegion>
      {cars.map(({ id, owner_name: owner }) => (
        <p key={id} className={parts.row}>
          <span className={parts.muted}>
            {clientName(owner)} has this registration. Remove it there if the car is theirs no longer.
          </span>
          <DashboardLink to={{ do: null, appointment: null, vehicle: id }}>
            Open the vehicle of {clientName(owner)}
          </DashboardLink>
        </p>
      ))}
    </LiveRegion>
  );
}
