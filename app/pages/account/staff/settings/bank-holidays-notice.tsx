import { bankHolidaysRunOut, bankHolidaysUntil } from '../../../../../features/appointments/calendar.ts';
import { formatDate } from '../../../../../features/date-words.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import parts from '../parts/parts.module.css';

/** Reminds an administrator in good time that later bank holidays are not known yet; otherwise empty. */
export function BankHolidaysNotice({ date }: { date: string }) {
  if (!bankHolidaysRunOut(date)) return null;
  return (
    <p className={parts.muted}>
      Bank holidays are known only until {formatDate(bankHolidaysUntil)}. See{' '}
      <DashboardLink resetQuery to={{ tab: 'settings' }}>
        Settings
      </DashboardLink>{' '}
      for what to do.
    </p>
  );
}
