import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { listQuery, periodQuery } from '../search/list.ts';
import { type SubjectKind, subjectKinds } from './kinds.ts';

/** The audit log's filters. */
export const auditQuery = z.object({
  ...listQuery,
  ...periodQuery,
  actor: z.optional(id('a colleague')),
  subject_kind: z.optional(
    z.enum(Object.keys(subjectKinds) as SubjectKind[], 'Please choose what the entries are about.'),
  ),
  subject_id: z.optional(z.string().check(z.maxLength(100))),
  action: z.optional(z.string().check(z.maxLength(60))),
});
