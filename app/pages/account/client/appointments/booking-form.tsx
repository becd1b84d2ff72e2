import { useState } from 'react';
import { lastBookableDay } from '../../../../../features/appointments/calendar.ts';
import { isUnanswered } from '../../../../lib/write-keys.ts';
import { endTime, usualMinutes } from '../../../../../features/appointments/times.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Select, TextArea, TextField } from '../../../../ui/field.tsx';
import shared from '../parts/client.module.css';
import { carWithPlate } from '../../../../../features/vehicles/names.ts';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { isGone, useBookingOptions, useFreeTimes, type Vehicle } from '../parts/queries.ts';
import { CarOptions, DurationOptions, WorkOptions } from '../../parts/options.tsx';
import style from './appointments.module.css';
import { LateMot } from './late-mot.tsx';
import { TimeChoice } from './time-choice.tsx';
import { type BookingValues, useBookingForm } from './use-booking-form.ts';

type BookingFormProps = {
  profileId: string;
  vehicles: Vehicle[];
  /** Already chosen by the link or card that opened the form. */
  vehicleId: string;
  type: string;
  /** Whether the client's profile has no phone number. */
  lacksPhone: boolean;
  onDone: () => void;
};

/** Type of work, day and time, with a summary before booking. */
export function BookingForm({ profileId, vehicles, vehicleId, type, lacksPhone, onDone }: BookingFormProps) {
  // Once asked, the field stays until the form is closed: it must not go while what was typed into it is being saved.
  const [asksPhone, setAsksPhone] = useState(lacksPhone);
  if (lacksPhone && !asksPhone) setAsksPhone(true);
  const { data: options } = useBookingOptions();
  const draft = `garage-draft-${profileId}-booking-${vehicleId}-${type}`;
  const initial = startValues(vehicles, vehicleId, type);
  const form = useBookingForm({ draft, initial, usual: options?.durations, asksPhone, onDone });
  const { values, set, field, errors, problems, pending, submit } = form;
  // The draft may name a car that has since been removed.
  if (isGone(values.vehicle_id, vehicles)) set({ vehicle_id: '' });
  // A booking without an answer may be stored: then it is not in its own way when it is sent again.
  const isSending = pending || isUnanswered('POST /api/appointments');
  const duration = values.duration_minutes || String(usualMinutes(options?.durations, values.service_type));
  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} />
      <Select
        label="Service Type"
        required
        {...field('service_type')}
        onChange={(event) => set({ service_type: event.target.value, duration_minutes: '' })}
      >
        <option value="">Choose the type of work</option>
        <WorkOptions />
      </Select>
      <div className={shared.pair}>
        <Select label="Vehicle" {...field('vehicle_id')}>
          <option value="">
            {vehicles.length > 1 ? 'Choose the vehicle (optional)' : 'No particular vehicle'}
          </option>
          <CarOptions cars={vehicles} />
        </Select>
        <Select label="Duration" {...field('duration_minutes')} value={duration}>
          <DurationOptions />
        </Select>
      </div>
      <TextField
        label="Date"
        type="date"
        required
        min={today()}
        max={lastBookableDay(today())}
        {...field('appointment_date')}
      />
      <TimeChoice
        date={values.appointment_date}
        duration={duration}
        vehicleId={values.vehicle_id}
        time={values.appointment_time}
        id={field('appointment_time').id}
        error={errors['appointment_time']}
        isSending={isSending}
        onChoose={set}
      />
      <LateMot type={values.service_type} vehicleId={values.vehicle_id} date={values.appointment_date} />
      <TextField
        label="Estimated Cost (£)"
        hint="If you were told one. We agree the price with you before we start."
        inputMode="decimal"
        {...field('estimated_cost')}
      />
      <TextArea label="Notes" rows={3} {...field('notes')} />
      {asksPhone && (
        <TextField
          label="Phone"
          hint="So that we can ring you about the car. It is saved in your account."
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
      )}
      <Summary values={{ ...values, duration_minutes: duration }} vehicles={vehicles} isSending={isSending} />
      <div className={shared.buttons}>
        <Button type="submit" look="primary" pending={pending}>
          Book Appointment
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function startValues(vehicles: Vehicle[], vehicleId: string, type: string): BookingValues {
  return {
    service_type: type,
    vehicle_id: vehicleId || (vehicles.length === 1 ? (vehicles[0]?.id ?? '') : ''),
    duration_minutes: '',
    appointment_date: '',
    appointment_time: '',
    estimated_cost: '',
    notes: '',
    phone: '',
  };
}

type SummaryProps = { values: BookingValues; vehicles: Vehicle[]; isSending: boolean };

function Summary({ values, vehicles, isSending }: SummaryProps) {
  const {
    service_type: type,
    appointment_date: date,
    appointment_time: time,
    duration_minutes: duration,
    vehicle_id: vehicleId,
  } = values;
  const { data: free } = useFreeTimes({ date, duration, vehicleId }, isSending);
  if (!type || !date || !time) return null;
  // Promise nothing about a time that is no longer free.
  if (free && !free.times.includes(time)) return null;
  const car = vehicles.find(({ id }) => id === vehicleId);
  return (
    <p className={style.summary}>
      <strong>{type}</strong>
      {car && ` for your ${carWithPlate(car)}`}, {formatDateWithWeekday(date)}, {time} to{' '}
      {endTime(time, Number(duration))}.{' '}
      {free?.closed ? 'We will tell you whether we can do it.' : 'We will confirm it.'}
      {!car && ' You have not chosen a vehicle.'}
    </p>
  );
}
