import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** The opposite of `isPendingRequest`, for queries: the appointment is more than a request awaiting an answer. */
export const isNotPendingRequest = (eb: ExpressionBuilder<Tables, 'appointments'>) =>
  eb.or([eb('appointments.is_request', '=', 0), eb('appointments.status', '!=', 'scheduled')]);
