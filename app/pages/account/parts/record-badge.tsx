import { statusWords } from '../../../../features/appointments/statuses.ts';
import type { RecordStatus } from '../../../../features/services/staff-schema.ts';
import { Badge } from '../../../ui/badge.tsx';
import { statusVariants } from './words.ts';

/** A service record's status. */
export function RecordBadge({ status }: { status: RecordStatus }) {
  return <Badge variant={statusVariants[status]}>{statusWords[status]}</Badge>;
}
