import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Whether an appointment is more than a request that awaits the garage's answer. For queries; for rows: `isWish`. */
export const isNoWish = (eb: ExpressionBuilder<Tables, 'appointments'>) =>
  eb.or([eb('appointments.is_request', '=', 0), eb('appointments.status', '!=', 'scheduled')]);
