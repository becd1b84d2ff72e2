import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Whether an appointment is more than a wish that waits for the garage's answer, as `isWish` says of a row. */
export const isNoWish = (eb: ExpressionBuilder<Tables, 'appointments'>) =>
  eb.or([eb('appointments.is_request', '=', 0), eb('appointments.status', '!=', 'scheduled')]);
