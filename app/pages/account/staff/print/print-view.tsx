import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isDate, formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { today } from '../../parts/days.ts';
import { useOncePerHistoryEntry } from '../../parts/use-once-per-history-entry.ts';
import { useUrl } from '../parts/use-url.ts';
import { DaySheet } from './day-sheet.tsx';
import { JobSheet } from './job-sheet.tsx';
import style from './print.module.css';

export type Copy = 'office' | 'workshop';

/** A sheet as it will be printed, and a choice of the technician's copy, which names no client and no price. */
export function PrintView() {
  const { get, change } = useUrl();
  const navigate = useNavigate();
  const onceHere = useOncePerHistoryEntry();
  const [copy, setCopy] = useState<Copy>(get('print') === 'job' ? 'workshop' : 'office');
  const date = isDate(get('date')) ? get('date') : today();
  const isJob = get('print') === 'job';
  // To the details that it was printed from, and the place in the list under them, if they are the previous step.
  const leave = () => {
    if (Number(get('over')) === 0) change({ print: null, job: null });
    else onceHere(() => navigate(-1));
  };
  useTitle(isJob ? 'Job sheet' : `Day sheet, ${formatDateWithWeekday(date)}`);
  return (
    <main className={style.room}>
      <div className={style.bar}>
        <Button small onClick={leave}>
          Back
        </Button>
        <label className={style.choice}>
          <input
            type="checkbox"
            checked={copy === 'workshop'}
            onChange={(event) => setCopy(event.target.checked ? 'workshop' : 'office')}
          />
          Mechanic’s copy: no personal data or prices
        </label>
        <Button small look="primary" onClick={() => print()}>
          Print
        </Button>
      </div>
      {isJob && get('job') && <JobSheet id={get('job')} copy={copy} />}
      {isJob && !get('job') && <EmptyState text="We could not find that appointment." />}
      {!isJob && <DaySheet date={date} copy={copy} />}
    </main>
  );
}
