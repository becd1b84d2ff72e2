import { useQueryClient } from '@tanstack/react-query';
import type { EnquiryChange, EnquiryStatus } from '../../../../../features/enquiries/schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import type { Enquiry, Page } from '../parts/types.ts';
import { saveOverUnrelatedChange } from '../parts/conflict.tsx';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';
import { type RowVersion, useVersionedWrite } from '../parts/use-versioned-write.ts';
import { notSaved, useWrite, type Write } from '../parts/use-write.ts';

/** A change of one enquiry. */
const useEnquiryChange = <Input extends RowVersion>(change: Omit<Write<Input, Enquiry>, 'topics'>) =>
  useVersionedWrite({ ...change, topics: ['enquiries'] });

const change = (id: string) => (json: EnquiryChange) =>
  answerOf(api.staff.enquiries[':id'].$patch({ param: { id }, json }));

const now = (id: string) => () => answerOf(api.staff.enquiries[':id'].$get({ param: { id } }));

// The words of these toasts are the specification's, section 8.

/** Start, Resolve, Archive, Reopen. */
export function useEnquiryStatus() {
  return useEnquiryChange({
    work: ({ id, version, to }: RowVersion & { to: EnquiryStatus }) =>
      confirmOutcome(change(id)({ status: to, version }), now(id), ({ status }) => status === to),
    done: { title: 'Status updated', text: 'Enquiry status has been updated.' },
    failed: { title: 'Update failed', text: 'Could not update status.', exact: true },
  });
}

/** To oneself, as specified, to a colleague, or to nobody. */
export function useEnquiryAssign(ownId: string) {
  return useEnquiryChange({
    work: ({ id, version, to }: RowVersion & { to: string | null }) =>
      change(id)({ assigned_to: to, version }),
    done: (_enquiry, { to }) => ({ title: to ? 'Assigned' : 'Unassigned', text: assignedWords(to, ownId) }),
    failed: { title: 'Assign failed', text: 'Could not assign enquiry.', exact: true },
  });
}

function assignedWords(to: string | null, ownId: string): string {
  if (to === ownId) return 'Enquiry assigned to you.';
  return to ? 'Enquiry assigned to your colleague.' : 'Enquiry assigned to nobody.';
}

/** Only Save Notes calls this. `over`: the notes as they were before, and those sent without getting a response. */
export function useSaveNotes() {
  return useEnquiryChange({
    work: ({ id, version, notes, over }: RowVersion & { notes: string; over: string[] }) =>
      saveOverUnrelatedChange(
        (seen) => change(id)({ internal_notes: notes || null, version: seen }),
        version,
        // With the same notes, someone has only changed who looks after the enquiry, or its status.
        (theirs) => !over.some((own) => own === (theirs['internal_notes'] ?? '')),
      ),
    done: { title: 'Notes saved', text: 'Internal notes updated.' },
    failed: { title: 'Save failed', text: 'Could not save notes.', exact: true },
  });
}

/** Sets an enquiry apart as spam, or puts it back in the inbox. */
export function useSpam() {
  return useEnquiryChange({
    work: ({ id, version, isSpam }: RowVersion & { isSpam: boolean }) =>
      confirmOutcome(
        answerOf(
          api.staff.enquiries[':id'].spam.$post({ param: { id }, json: { is_spam: isSpam, version } }),
        ),
        now(id),
        ({ is_suspected_spam }) => is_suspected_spam === Number(isSpam),
      ),
    done: (_enquiry, { isSpam }) => ({
      title: 'Saved',
      text: isSpam ? 'Moved to suspected spam.' : 'Moved back to the inbox.',
    }),
    failed: { title: 'Update failed', text: notSaved },
  });
}

/**
 * Deletes an enquiry; the list drops it at once, so that it is not opened again. Use it in a component that stays when
 * the enquiry is gone: the notice of the deletion may arrive before the response.
 */
export function useDeleteEnquiry() {
  const queries = useQueryClient();
  return useWrite({
    work: async (id: string) => {
      await answerOf(api.staff.enquiries[':id'].$delete({ param: { id } }));
      queries.setQueriesData<Page<Enquiry>>(
        { queryKey: ['enquiries', 'list'] },
        (list) => list && { ...list, rows: list.rows.filter((row) => row.id !== id) },
      );
      return id;
    },
    topics: ['enquiries', 'clients', 'messages'],
    done: { title: 'Enquiry deleted', text: 'The messages about it are deleted too.' },
    failed: { title: 'Delete failed', text: 'We could not delete the enquiry. Please try again.' },
  });
}
