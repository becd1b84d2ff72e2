import { Badge } from '../../../ui/badge.tsx';

/** A service record's status. */
export function RecordBadge({ status }: { status: 'completed' | 'in_progress' }) {
  return status === 'completed' ? (
    <Badge variant="outline">Completed</Badge>
  ) : (
    <Badge variant="secondary">In progress</Badge>
  );
}
