import * as z from 'zod';
import type { Queries } from '../../db/open.ts';
import { closureOn, type OpenDays } from './calendar.ts';

const noted = z.object({
  before: z.object({ is_request: z.number().optional() }).optional(),
  from: z.object({ appointment_date: z.string() }).optional(),
});

/**
 * Whether a client may count on the garage on the day of an appointment: it is open, or someone agreed to the day
 * although it is closed. An appointment from before the owner closed the day is not agreed, even if it was confirmed.
 */
export async function isKeptDay(
  db: Queries,
  { id, appointment_date: date }: { id: string; appointment_date: string },
  open: OpenDays,
): Promise<boolean> {
  if (closureOn(date, open) === null) return true;
  const acts = await db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_kind', '=', 'appointment')
    .where('subject_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  // Nobody notes when the owner closed a day; weekends and bank holidays were closed when staff booked them.
  const isOwners = open.closed_days.some((day) => day.date === date);
  for (const { action, details } of acts) {
    const { before, from } = noted.parse(JSON.parse(details));
    if (action === 'appointment.confirmed' && before?.is_request === 1) return true;
    if (action === 'appointment.client-moved') return false;
    if (action === 'appointment.created') return !isOwners;
    if (action === 'appointment.moved' && from?.appointment_date !== date) return !isOwners;
  }
  return false;
}
