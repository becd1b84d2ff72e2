import { isWish, statusWords } from '../../../../../features/appointments/statuses.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { Appointment } from './types.ts';
import { statusVariants } from '../../parts/words.ts';

type StatusBadgeProps = { appointment: Pick<Appointment, 'status' | 'is_no_show' | 'is_request'> };

/** An appointment's status; a no-show is a cancelled appointment and says so. */
export function StatusBadge({ appointment: { status, is_no_show, is_request } }: StatusBadgeProps) {
  if (is_no_show === 1) return <Badge variant="destructive">No-show</Badge>;
  if (isWish({ is_request, status })) return <Badge variant="secondary">Requested</Badge>;
  return <Badge variant={statusVariants[status]}>{statusWords[status]}</Badge>;
}
