import { isOpen } from '../features/appointments/statuses.ts';
import { stamp } from '../server/clock.ts';
import type { Demo } from './demo-diary.ts';
import { makeQuote } from './factories.ts';
import type { AppointmentRow, ProfileRow } from './tables.ts';

/** What clients were asked to agree to: something on the demo client's next visit, and on two cars of today. */
export async function questions(
  { db, now, day }: Demo,
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
  if (mine) {
    const work = 'Front brake pads are down to 3 mm: new pads and discs, both sides';
    await makeQuote(db, { appointment_id: mine.id, work, price: 18_900, ...asked(40) });
  }
  if (waits) {
    const work = 'Both rear shock absorbers leak: replace the pair';
    await makeQuote(db, { appointment_id: waits.id, work, price: 26_400, ...asked(25) });
  }
  if (agreed) {
    const work = 'New battery, 70 Ah, fitted and coded';
    const answer = { status: 'agreed' as const, answered_at: stamp(now), answered_by: agreed.client_id };
    await makeQuote(db, { appointment_id: agreed.id, work, price: 13_900, ...asked(90), ...answer });
  }
}
