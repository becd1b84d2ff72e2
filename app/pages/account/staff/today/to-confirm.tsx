import { formatCount } from '../../../../../features/amount-words.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import { useToConfirmCount } from '../appointments/queries.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';

/** How many appointments from today on still wait for the garage to confirm them; empty if none does. */
export function ToConfirm({ date }: { date: string }) {
  const count = useToConfirmCount() ?? 0;
  return (
    <LiveRegion>
      {count > 0 && (
        <DashboardLink resetQuery to={{ tab: 'appointments', status: 'scheduled', from: date, sort: 'date' }}>
          {formatCount(count)} to confirm
        </DashboardLink>
      )}
    </LiveRegion>
  );
}
