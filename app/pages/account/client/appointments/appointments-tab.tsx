import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import shared from '../parts/client.module.css';
import { Loaded, waitForQueries } from '../../parts/loaded.tsx';
import { ShownCount } from '../../parts/shown-count.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { type AppointmentFilter, rowsOf, useAppointments, useQuotes, useVehicles } from '../parts/queries.ts';
import { useChosenVehicle, VehicleFilter } from '../parts/vehicle-filter.tsx';
import { Choices } from '../../../../ui/choices.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { useFilter } from '../parts/use-filter.ts';
import { AppointmentItem } from './appointment-item.tsx';

const choices = [
  { value: 'open', label: 'Upcoming' },
  { value: 'over', label: 'Past' },
  { value: 'all', label: 'All' },
] as const;

/** Appointments: upcoming ones at first, the others behind a filter. */
export function AppointmentsTab() {
  const [shown, setShown] = useFilter('show');
  const when = choices.find(({ value }) => value === shown)?.value ?? 'open';
  const owned = useVehicles();
  const vehicles = owned.data?.rows;
  const vehicleId = useChosenVehicle(vehicles);
  const { open } = useDialog();
  return (
    <div className={shared.stack}>
      <PanelHead title="Appointments">
        <Button small onClick={() => open('calendar')}>
          Sync to calendar
        </Button>
        <Button look="primary" small disabled={!vehicles?.length} onClick={() => open('book')}>
          Book Appointment
        </Button>
      </PanelHead>
      <div className={shared.filters}>
        <Choices
          label="Which appointments"
          roomy
          choices={choices}
          value={when}
          onChange={(value) => setShown(value === 'open' ? null : value)}
        />
        <VehicleFilter vehicles={vehicles ?? []} />
      </div>
      <AppointmentList {...{ when, vehicleId, owned }} />
    </div>
  );
}

type AppointmentListProps = AppointmentFilter & { owned: ReturnType<typeof useVehicles> };

function AppointmentList({ when, vehicleId, owned }: AppointmentListProps) {
  const query = useAppointments({ when, vehicleId });
  // With two or more cars, a filter appears once these are loaded, and would push down a list already shown.
  const shown = waitForQueries([owned], query);
  const rows = rowsOf(query.data);
  const prices = useQuotes();
  const quotes = prices.data?.rows ?? [];
  const noVehicles = owned.data?.rows.length === 0;
  const { open } = useDialog();
  return (
    <>
      <ShownCount
        count={shown.data && rows.length}
        plural="appointments"
        singular="appointment"
        queryId={`${when} ${vehicleId}`}
      />
      <Loaded query={shown} loading="Loading your appointments..." otherQueries={[owned, prices]}>
        {rows.length === 0 && !noVehicles && <EmptyState text={noneOf[when]} />}
        {rows.length === 0 && noVehicles && (
          <EmptyState
            text="Please add a vehicle first, then you can book an appointment."
            action={<Button onClick={() => open('add-vehicle')}>Add Vehicle</Button>}
          />
        )}
        <ul className={shared.list}>
          {rows.map((appointment) => (
            <AppointmentItem
              key={appointment.id}
              appointment={appointment}
              quotes={quotes.filter((quote) => quote.appointment_id === appointment.id)}
            />
          ))}
        </ul>
        <MoreButton pages={query} />
      </Loaded>
    </>
  );
}

const noneOf = {
  open: 'No appointments scheduled',
  over: 'No appointments in the past',
  all: 'No appointments scheduled',
};
