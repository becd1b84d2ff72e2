import { isPendingRequest, statusShown } from '../../../../../features/appointments/statuses.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { Appointment } from './types.ts';
import { statusVariants } from '../../parts/words.ts';

type StatusBadgeProps = { appointment: Pick<Appointment, 'status' | 'is_no_show' | 'is_request'> };

/** An appointment's status; a no-show is a cancelled appointment, but has its own badge. */
export function StatusBadge({ appointment }: StatusBadgeProps) {
  if (appointment.is_no_show === 1) return <Badge variant="destructive">No-show</Badge>;
  const variant = isPendingRequest(appointment) ? 'secondary' : statusVariants[appointment.status];
  return <Badge variant={variant}>{statusShown(appointment)}</Badge>;
}
