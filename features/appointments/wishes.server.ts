import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** The opposite of `isWish`, for queries: an appointment is more than a request that awaits the garage's answer. */
export const isNoWish = (eb: ExpressionBuilder<Tables, 'appointments'>) =>
  eb.or([eb('appointments.is_request', '=', 0), eb('appointments.status', '!=', 'scheduled')]);
