import { isOpen } from '../features/appointments/statuses.ts';
import { notifyOfPriceRequest } from '../features/notifications/quote-notices.server.ts';
import { stamp } from '../server/clock.ts';
import type { Demo } from './demo-diary.ts';
import { makeQuote } from './factories.ts';
import type { AppointmentRow, ProfileRow } from './tables.ts';

/** Work that turned out to be needed besides what was booked, of a type that the car has not had recently. */
export const findings = [
  {
    type: 'Brake Service',
    work: 'Front brake pads are down to 3 mm: new pads and discs, both sides',
    price: 18_900,
  },
  {
    type: 'Suspension Repair',
    work: 'Both rear shock absorbers leak: replace the pair',
    price: 26_400,
  },
  { type: 'Electrical Repair', work: 'New battery, 70 Ah, fitted and coded', price: 13_900 },
  { type: 'General Repair', work: 'The windscreen washers do not work: new pump', price: 6800 },
] as const;

/** What clients were asked to approve: one item on the demo client's next visit, and one each on two cars in today. */
export async function questions(
  { db, env, now, day }: Demo,
  appointments: AppointmentRow[],
  { client, mechanics }: { client: ProfileRow; mechanics: ProfileRow[] },
): Promise<void> {
  const today = appointments.filter((row) => row.appointment_date === day(0) && isOpen(row.status));
  const coming = appointments
    .filter((row) => row.client_id === client.id && isOpen(row.status) && row.appointment_date >= day(0))
    .toSorted((a, b) => a.appointment_date.localeCompare(b.appointment_date));
  const asked = (minutes: number) => ({
    asked_at: stamp(now.subtract({ minutes })),
    asked_by: mechanics[0]?.id ?? null,
  });
  const [mine, ...others] = [...coming.slice(0, 1), ...today];
  const [waits, agreed] = others.filter((row) => row.id !== mine?.id);
  const left: (typeof findings)[number][] = [...findings];
  for (const row of [mine, waits, agreed].filter((visit) => visit !== undefined)) {
    const found = left.find(({ type }) => !isInDiary(appointments, row, type));
    if (!found) continue;
    left.splice(left.indexOf(found), 1);
    const { work, price } = found;
    const answer = row === agreed && {
      status: 'agreed' as const,
      answered_at: stamp(now),
      answered_by: row.client_id,
    };
    const quote = await makeQuote(db, {
      appointment_id: row.id,
      work,
      price,
      ...asked(row === agreed ? 90 : 40),
      ...answer,
    });
    const { asked_at } = quote;
    await notifyOfPriceRequest({ env, clock: () => Temporal.Instant.from(asked_at) }, db, quote);
    // The message has long been sent: nobody gets one because the demo garage was filled.
    await db.updateTable('outbox').set({ sent_at: asked_at }).where('created_at', '=', asked_at).execute();
  }
}

/** Whether a vehicle has this type of work in the diary: it would have been done then. */
function isInDiary(appointments: AppointmentRow[], visit: AppointmentRow, type: string): boolean {
  return appointments.some((row) => row.vehicle_id === visit.vehicle_id && row.service_type === type);
}
