import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Question } from '../../../../ui/question.tsx';
import type { Enquiry } from '../parts/types.ts';
import { useUrl } from '../parts/use-url.ts';
import { useDeleteEnquiry } from './acts.ts';

/** Deletes one enquiry for good, and asks first. */
export function DeleteEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const [isAsking, setAsking] = useState(false);
  const { change } = useUrl();
  const remove = useDeleteEnquiry();
  const answer = (isYes: boolean) => {
    setAsking(false);
    if (!isYes) return;
    remove.mutate(enquiry.id, { onSuccess: () => change({ enquiry: null }, { replace: true }) });
  };
  return (
    <>
      <Button small look="danger" pending={remove.isPending} onClick={() => setAsking(true)}>
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
