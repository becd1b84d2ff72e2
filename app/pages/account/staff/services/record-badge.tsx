import { Badge } from '../../../../ui/badge.tsx';
import type { ServiceRecord } from '../parts/types.ts';

/** A service record's status. */
export function RecordBadge({ status }: { status: ServiceRecord['status'] }) {
  return status === 'completed' ? (
    <Badge variant="outline">Completed</Badge>
  ) : (
    <Badge variant="secondary">In progress</Badge>
  );
}
