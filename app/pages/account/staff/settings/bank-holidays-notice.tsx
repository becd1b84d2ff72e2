import { bankHolidaysRunOut, bankHolidaysUntil } from '../../../../../features/appointments/calendar.ts';
import { formatDate } from '../../../../../features/date-words.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import parts from '../parts/parts.module.css';

/** Reminds an administrator, in good time and afterwards, that the list of bank holidays ends; otherwise empty. */
export function BankHolidaysNotice({ date }: { date: string }) {
  if (!bankHolidaysRunOut(date)) return null;
  const until = formatDate(bankHolidaysUntil);
  return (
    <p className={parts.muted}>
      {date > bankHolidaysUntil
        ? `The list of bank holidays ended on ${until}: only the usual ones are closed now.`
        : `Bank holidays are known only until ${until}.`}{' '}
      See{' '}
      <DashboardLink resetQuery to={{ tab: 'settings' }}>
        Settings
      </DashboardLink>{' '}
      for what to do.
    </p>
  );
}
