import { canConvert, enquiryTransitions } from '../../../../../features/enquiries/schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { useColleagueChoices } from '../parts/queries.ts';
import type { Enquiry } from '../parts/types.ts';
import { useUrl } from '../parts/use-url.ts';
import parts from '../parts/parts.module.css';
import { type useDeleteEnquiry, useEnquiryAssign, useEnquiryStatus, useSpam } from './mutations.ts';
import { DeleteEnquiry } from './delete-enquiry.tsx';
import style from './enquiries.module.css';

type AssignmentProps = { enquiry: Enquiry; ownId: string };
type EnquiryActionsProps = AssignmentProps & {
  isAdmin: boolean;
  remove: ReturnType<typeof useDeleteEnquiry>;
};

/** Status, assignment, turning the enquiry into work, and spam; administrators can also delete it. */
export function EnquiryActions({ enquiry, ownId, isAdmin, remove }: EnquiryActionsProps) {
  const { change } = useUrl();
  const status = useEnquiryStatus();
  const spam = useSpam();
  const isSpam = enquiry.is_suspected_spam === 1;
  return (
    <div className={style.actions}>
      <div className={parts.row}>
        {enquiryTransitions[enquiry.status].map(({ to, label, isNext }) => (
          <Button
            key={to}
            small
            look={isNext ? 'primary' : 'plain'}
            pending={status.isPending && status.variables.to === to}
            onClick={() => status.mutate({ ...enquiry, to })}
          >
            {label}
          </Button>
        ))}
        {canConvert(enquiry) && (
          <Button small onClick={() => change({ do: 'convert', enquiry: enquiry.id })}>
            Turn into client and appointment
          </Button>
        )}
        <Button
          small
          look="quiet"
          pending={spam.isPending}
          onClick={() => spam.mutate({ ...enquiry, isSpam: !isSpam })}
        >
          {isSpam ? 'Not spam' : 'Mark as spam'}
        </Button>
        {isAdmin && <DeleteEnquiry {...{ enquiry, remove }} />}
      </div>
      <Assignment enquiry={enquiry} ownId={ownId} />
    </div>
  );
}

function Assignment({ enquiry, ownId }: AssignmentProps) {
  const assign = useEnquiryAssign(ownId);
  const colleagues = useColleagueChoices();
  const { assigned_to, assignee } = enquiry;
  return (
    <div className={parts.row}>
      <p className={style.assigned}>
        {readOut(assigned_to, ownId)}
        {assignee && assigned_to !== ownId && (
          <span className={parts.muted}> to {assignee.full_name ?? 'a colleague'}</span>
        )}
      </p>
      {assigned_to !== ownId && (
        <Button small pending={assign.isPending} onClick={() => assign.mutate({ ...enquiry, to: ownId })}>
          Assign to me
        </Button>
      )}
      <select
        className={parts.control}
        aria-label="Assign to a colleague"
        value=""
        aria-busy={assign.isPending}
        onChange={(event) => {
          // A disabled select would lose the focus.
          if (assign.isPending) return;
          assign.mutate({ ...enquiry, to: event.target.value === 'nobody' ? null : event.target.value });
        }}
      >
        <option value="">Assign to…</option>
        {colleagues
          .filter(([id]) => id !== ownId && id !== assigned_to)
          .map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        {assigned_to && <option value="nobody">Nobody</option>}
      </select>
    </div>
  );
}

/** Specification, section 2. */
function readOut(assignedTo: string | null, ownId: string): string {
  if (!assignedTo) return 'Unassigned';
  return assignedTo === ownId ? 'Assigned to you' : 'Assigned';
}
