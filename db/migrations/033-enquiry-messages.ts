import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * A message about an enquiry repeats what the enquiry says, and so is deleted with it. Each message already stored gets
 * its sender's latest enquiry up to then; if that enquiry no longer exists, the message should have gone with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
alter table outbox add column
  enquiry_id text references contact_submissions (id) on delete cascade;
create index outbox_enquiry on outbox (enquiry_id);
update outbox set enquiry_id = (
  select enquiries.id from contact_submissions as enquiries
  where enquiries.created_at <= outbox.created_at
    and ((outbox.kind = 'enquiry-received' and enquiries.email = outbox.to_email)
      or (outbox.kind = 'enquiry-new' and outbox.headers = '{"Reply-To":"' || enquiries.email || '"}'))
  order by enquiries.created_at desc, enquiries.id desc limit 1
) where kind in ('enquiry-received', 'enquiry-new');
delete from outbox where kind in ('enquiry-received', 'enquiry-new') and enquiry_id is null;
`;
