import { useQueryClient } from '@tanstack/react-query';
import type { EnquiryStatus } from '../../../../../features/enquiries/schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import type { Enquiry, Page } from '../parts/types.ts';
import { useWrite } from '../parts/use-write.ts';

type Seen = Pick<Enquiry, 'id' | 'version'>;
const change =
  (id: string) =>
  (json: {
    status?: EnquiryStatus;
    assigned_to?: string | null;
    internal_notes?: string | null;
    version: number;
  }) =>
    answerOf(api.staff.enquiries[':id'].$patch({ param: { id }, json }));

// The words of these toasts are the specification's, section 8.

/** Start, Resolve, Archive, Reopen. */
export function useEnquiryStatus() {
  return useWrite({
    work: ({ id, version, to }: Seen & { to: EnquiryStatus }) => change(id)({ status: to, version }),
    topics: ['enquiries'],
    done: { title: 'Status updated', text: 'Enquiry status has been updated.' },
    failed: { title: 'Update failed', text: 'Could not update status.', exact: true },
  });
}

/** To oneself, as specified, to a colleague, or to nobody. */
export function useEnquiryAssign(ownId: string) {
  return useWrite({
    work: ({ id, version, to }: Seen & { to: string | null }) => change(id)({ assigned_to: to, version }),
    topics: ['enquiries'],
    done: (_enquiry, { to }) => ({ title: 'Assigned', text: assignedWords(to, ownId) }),
    failed: { title: 'Assign failed', text: 'Could not assign enquiry.', exact: true },
  });
}

function assignedWords(to: string | null, ownId: string): string {
  if (to === ownId) return 'Enquiry assigned to you.';
  return to ? 'Enquiry assigned to your colleague.' : 'Enquiry assigned to nobody.';
}

/** Only Save Notes calls this. */
export function useSaveNotes() {
  return useWrite({
    work: ({ id, version, notes }: Seen & { notes: string }) =>
      change(id)({ internal_notes: notes || null, version }),
    topics: ['enquiries'],
    done: { title: 'Notes saved', text: 'Internal notes updated.' },
    failed: { title: 'Save failed', text: 'Could not save notes.', exact: true },
  });
}

/** Keeps an enquiry apart as spam, or puts it back into the inbox. */
export function useSpam() {
  return useWrite({
    work: ({ id, version, isSpam }: Seen & { isSpam: boolean }) =>
      answerOf(api.staff.enquiries[':id'].spam.$post({ param: { id }, json: { is_spam: isSpam, version } })),
    topics: ['enquiries'],
    done: (_enquiry, { isSpam }) => ({
      title: 'Saved',
      text: isSpam ? 'Kept apart as suspected spam.' : 'Back in the inbox.',
    }),
    failed: { title: 'Update failed', text: 'We could not save this. Please try again.' },
  });
}

/** Deletes an enquiry; the list forgets it at once, so that it is not opened again. */
export function useDeleteEnquiry() {
  const queries = useQueryClient();
  return useWrite({
    work: async (id: string) => {
      await answerOf(api.staff.enquiries[':id'].$delete({ param: { id } }));
      queries.setQueriesData<Page<Enquiry>>(
        { queryKey: ['enquiries', 'list'] },
        (list) => list && { ...list, rows: list.rows.filter((row) => row.id !== id) },
      );
    },
    topics: ['enquiries', 'clients', 'messages'],
    done: { title: 'Enquiry deleted', text: 'The messages about it are deleted too.' },
    failed: { title: 'Delete failed', text: 'We could not delete the enquiry. Please try again.' },
  });
}
