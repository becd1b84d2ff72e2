import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { FactorRow, Tables } from '../../db/tables.ts';

/** An account's second steps, oldest first. */
export function factorsOf(db: Queries, userId: string): Promise<FactorRow[]> {
  return db
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whether an account has a second step that works. */
export function hasVerifiedApp(factors: FactorRow[]): boolean {
  return factors.some((factor) => factor.factor_type === 'totp' && factor.status === 'verified');
}

/** The same as a condition for queries: which second steps are apps that work. */
export const isVerifiedApp = (eb: ExpressionBuilder<Tables, 'factors'>) =>
  eb.and([eb('factors.status', '=', 'verified'), eb('factors.factor_type', '=', 'totp')]);
