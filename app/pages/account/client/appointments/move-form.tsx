import { lastBookableDay } from '../../../../../features/appointments/calendar.ts';
import { appointmentChangeSchema } from '../../../../../features/appointments/schema.ts';
import { isPendingRequest } from '../../../../../features/appointments/statuses.ts';
import { answerOf, api, messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Select, TextArea, TextField } from '../../../../ui/field.tsx';
import shared from '../parts/client.module.css';
import { LiveRegion } from '../../parts/live-region.tsx';
import { today } from '../../parts/days.ts';
import type { Appointment } from '../parts/queries.ts';
import { DurationOptions } from '../../parts/options.tsx';
import { typedOrNull } from '../../parts/typed.ts';
import { useClientForm } from '../parts/use-client-form.ts';
import { VehicleName } from '../parts/vehicle-name.tsx';
import { LateMot } from './late-mot.tsx';
import { MovedMeanwhile } from './moved-meanwhile.tsx';
import { TimeChoice } from './time-choice.tsx';
import { alsoAboutTime, dayProblem, requestSent } from './use-booking-form.ts';

type MoveFormProps = { appointment: Appointment; onDone: () => void };

/** Changes the day, time, duration or notes of an appointment. */
export function MoveForm({ appointment, onDone }: MoveFormProps) {
  const { service_type: type, vehicle } = appointment;
  const { values, set, field, errors, problems, pending, submit } = useMoveForm({ appointment, onDone });
  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} />
      <p className={shared.row}>
        <strong>{type}</strong>
        {vehicle && (
          <span className={shared.row}>
            <VehicleName vehicle={vehicle} />
          </span>
        )}
      </p>
      <LiveRegion>
        {/* Untouched fields follow the appointment: a time chosen for one day may now appear under another. */}
        <MovedMeanwhile {...{ appointment, pending }} advice="Please check the day and time here." />
        {appointment.status === 'confirmed' && (
          <p className={shared.callout}>
            The garage has confirmed your current time and will need to confirm a new one.
          </p>
        )}
      </LiveRegion>
      <div className={shared.pair}>
        <TextField
          label="Date"
          type="date"
          required
          min={today()}
          max={lastBookableDay(today())}
          {...field('appointment_date')}
        />
        <Select label="Duration" {...field('duration_minutes')}>
          <DurationOptions />
        </Select>
      </div>
      <TimeChoice
        date={values.appointment_date}
        duration={values.duration_minutes}
        vehicleId={appointment.vehicle_id ?? ''}
        except={appointment.id}
        time={values.appointment_time}
        id={field('appointment_time').id}
        error={errors['appointment_time']}
        isSending={pending}
        onChoose={set}
      />
      <LateMot type={type} vehicleId={appointment.vehicle_id} date={values.appointment_date} />
      <TextArea label="Notes" rows={3} {...field('notes')} />
      <div className={shared.buttons}>
        <Button type="submit" look="primary" pending={pending}>
          Save Changes
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function useMoveForm({ appointment, onDone }: MoveFormProps) {
  const { id, version } = appointment;
  return useClientForm({
    draft: `garage-draft-move-${id}`,
    initial: {
      appointment_date: appointment.appointment_date,
      appointment_time: appointment.appointment_time,
      duration_minutes: String(appointment.duration_minutes),
      notes: appointment.notes ?? '',
    },
    schema: appointmentChangeSchema,
    alsoAbout: alsoAboutTime,
    read: (values) => ({
      ...values,
      // Then only the day is wrong; the endpoint says so.
      appointment_time: dayProblem(values.appointment_date)
        ? appointment.appointment_time
        : values.appointment_time,
      duration_minutes: Number(values.duration_minutes),
      notes: typedOrNull(values.notes),
      version,
    }),
    async save(change) {
      const changed = await answerOf(api.appointments[':id'].$patch({ param: { id }, json: change }));
      return isPendingRequest(changed) ? requestSent : 'Appointment changed.';
    },
    failed: (error) => messageOf(error, 'Failed to change the appointment. Please try again.'),
    topics: ['appointments'],
    onDone,
  });
}
