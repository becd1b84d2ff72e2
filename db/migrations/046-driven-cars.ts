import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** The call list of MOTs counts cars that are still driven: with this index without reading a row of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
create index vehicles_driven on vehicles (mot_expiry, id) where archived_at is null and sold_at is null;
`;
