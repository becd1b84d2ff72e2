import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { type Column, localMoment } from '../../server/csv.ts';
import { notFound } from '../../server/errors.ts';
import { ifGiven } from '../../server/filters.ts';
import { formatPhone } from '../phone.ts';
import { colleagueName } from '../profiles/names.ts';
import { find } from '../search/find.server.ts';
import { onePage, type Order } from '../../server/paging.ts';
import { assignee, type ListOf, listOf, onlyFound, readListed } from '../search/list.server.ts';
import { enquiryStatusWords } from './schema.ts';
import type { EnquiriesQuery } from './staff-schema.ts';

/** An enquiry as staff see it: with the colleague to whom it is assigned. */
export type StaffEnquiry = EnquiryRow & { assignee: { id: string; full_name: string | null } | null };

function selectEnquiries(db: Queries) {
  return db
    .selectFrom('contact_submissions')
    .leftJoin('profiles as assignees', 'assignees.id', 'contact_submissions.assigned_to')
    .selectAll('contact_submissions')
    .select('assignees.full_name as assignee_name');
}

function toStaffEnquiry({
  assignee_name: name,
  ...row
}: EnquiryRow & { assignee_name: string | null }): StaffEnquiry {
  return { ...row, assignee: row.assigned_to ? { id: row.assigned_to, full_name: name } : null };
}

/** @throws {AppError} `not_found` */
export async function staffEnquiry(db: Queries, id: string): Promise<StaffEnquiry> {
  const row = await selectEnquiries(db).where('contact_submissions.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('enquiry');
  return toStaffEnquiry(row);
}

/** The inbox, searched, filtered and sorted. @param me the caller's profile, for `assigned=me` */
export async function listEnquiries(
  db: Queries,
  query: EnquiriesQuery,
  me: string,
): Promise<ListOf<StaffEnquiry>> {
  const { q, status, spam, assigned } = query;
  const order = orderOf(query.sort);
  const found = q ? await find(db, 'enquiry', q) : undefined;
  const ids = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('contact_submissions')
        .selectAll()
        .$call(onlyFound(db, 'id', found?.ids))
        .as('contact_submissions'),
    )
    .select('contact_submissions.id')
    .where('is_suspected_spam', '=', spam ? 1 : 0)
    .$call(ifGiven(status, (rows, given) => rows.where('status', '=', given)))
    .$call(ifGiven(assigned, (rows, given) => rows.where('assigned_to', ...assignee(given, me))))
    .$call(onePage(order, query))
    .execute();
  const rows = await readListed(db, selectEnquiries(db), 'contact_submissions.id', ids);
  return listOf(rows.map(toStaffEnquiry), query, order, found?.tooMany);
}

function orderOf(sort: EnquiriesQuery['sort']): Order<StaffEnquiry> {
  return {
    columns: [sql.ref('contact_submissions.created_at'), sql.ref('contact_submissions.id')],
    direction: sort === '-created' ? 'desc' : 'asc',
    keyOf: (row) => [row.created_at, row.id],
  };
}

/** The list as a file. */
export const enquiryColumns: Column<StaffEnquiry>[] = [
  ['Received', (row) => localMoment(row.created_at)],
  ['Name', (row) => row.full_name],
  ['Email', (row) => row.email],
  ['Phone', (row) => formatPhone(row.phone)],
  ['Service needed', (row) => row.service_needed],
  ['Vehicle', (row) => row.vehicle_info],
  ['Page', (row) => row.source_page],
  ['Message', (row) => row.message],
  ['Status', (row) => enquiryStatusWords[row.status]],
  ['Assigned to', (row) => row.assignee && colleagueName(row.assignee)],
  ['Internal notes', (row) => row.internal_notes],
  ['First answered', (row) => localMoment(row.first_answered_at)],
];
