import { Button } from '../../../../ui/button.tsx';
import { useConfirmation } from '../../parts/use-confirmation.tsx';
import type { Enquiry } from '../parts/types.ts';
import type { useDeleteEnquiry } from './mutations.ts';

type DeleteEnquiryProps = { enquiry: Enquiry; remove: ReturnType<typeof useDeleteEnquiry> };

/** Deletes one enquiry for good, and asks first. */
export function DeleteEnquiry({ enquiry, remove }: DeleteEnquiryProps) {
  const { ask, question } = useConfirmation(
    {
      title: 'Delete this enquiry?',
      description: `What ${enquiry.full_name} wrote, your notes and the messages about it are deleted for good.`,
      no: 'Cancel',
      yes: 'Delete',
      look: 'danger',
    },
    () => remove.mutate(enquiry.id),
  );
  return (
    <>
      <Button small look="danger" pending={remove.isPending && remove.variables === enquiry.id} onClick={ask}>
        Delete
      </Button>
      {question}
    </>
  );
}
