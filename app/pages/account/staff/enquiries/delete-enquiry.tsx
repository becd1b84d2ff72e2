import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Question } from '../../../../ui/question.tsx';
import type { Enquiry } from '../parts/types.ts';
import type { useDeleteEnquiry } from './acts.ts';

type DeleteEnquiryProps = { enquiry: Enquiry; remove: ReturnType<typeof useDeleteEnquiry> };

/** Deletes one enquiry for good, and asks first. */
export function DeleteEnquiry({ enquiry, remove }: DeleteEnquiryProps) {
  const [isAsking, setAsking] = useState(false);
  const answer = (isYes: boolean) => {
    setAsking(false);
    if (isYes) remove.mutate(enquiry.id);
  };
  return (
    <>
      <Button
        small
        look="danger"
        pending={remove.isPending && remove.variables === enquiry.id}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <Question
        open={isAsking}
        title="Delete this enquiry?"
        description={`What ${enquiry.full_name} wrote, your notes and the messages about it are deleted for good.`}
        no="Cancel"
        yes="Delete"
        look="danger"
        onAnswer={answer}
      />
    </>
  );
}
