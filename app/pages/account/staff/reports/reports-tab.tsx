import { addDays, addMonths, mondayOf } from '../../../../../features/appointments/calendar.ts';
import {
  backwards,
  isBackwards,
  motsPeriodWords,
  type Period,
  periodOf,
  reportedPart,
  reportQuery,
} from '../../../../../features/reports/period.ts';
import { Button } from '../../../../ui/button.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { Choices } from '../../../../ui/choices.tsx';
import { formatDate } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { DateFilter, FilterRow } from '../parts/filters.tsx';
import { useListUrl } from '../parts/list-url.ts';
import { useUrl } from '../parts/use-url.ts';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';
import { AppointmentsReport } from './appointments-report.tsx';
import { BaysReport } from './bays-report.tsx';
import { ClientsReport } from './clients-report.tsx';
import { EnquiriesReport } from './enquiries-report.tsx';
import { MotsReport } from './mots-report.tsx';
import { RevenueReport } from './revenue-report.tsx';

const reports = {
  appointments: { label: 'Appointments', Report: AppointmentsReport },
  revenue: { label: 'Revenue', Report: RevenueReport },
  bays: { label: 'Bay use', Report: BaysReport },
  clients: { label: 'Clients', Report: ClientsReport },
  enquiries: { label: 'Enquiries', Report: EnquiriesReport },
  mots: { label: 'MOTs due', Report: MotsReport },
} as const;
type Name = keyof typeof reports;
const names = Object.keys(reports) as Name[];
const filters = ['from', 'to'];

/** Reports over any period: each with a small chart and its table, printable, and as CSV. */
export function ReportsTab() {
  const { get, change } = useUrl();
  const url = useListUrl(filters, reportQuery);
  const name = names.find((each) => each === get('report')) ?? 'appointments';
  const period = periodOf(url.filters, today());
  const { Report, label } = reports[name];
  const shown = name === 'bays' ? reportedPart(period) : period;
  const isWrong = name !== 'mots' && isBackwards(period);
  return (
    <div className={parts.stack}>
      <PanelHead title="Reports">
        <Button small onClick={() => (name === 'mots' ? change({ print: 'mots' }) : print())}>
          Print
        </Button>
      </PanelHead>
      <Choices
        label="Report"
        choices={names.map((value) => ({ value, label: reports[value].label }))}
        value={name}
        onChange={(report) => change({ report, cursor: null })}
      />
      {name !== 'mots' && (
        <FilterRow>
          <DateFilter url={url} name="from" label="From" unset={period.from} />
          <DateFilter url={url} name="to" label="To" unset={period.to} />
          <Shortcuts onChoose={change} />
        </FilterRow>
      )}
      {/* Screen readers say which report or period has been chosen. */}
      <div className={parts.stack} role="status">
        <h2 className={parts.section}>
          {label},{' '}
          {name === 'mots' ? motsPeriodWords : `${formatDate(shown.from)} to ${formatDate(shown.to)}`}
        </h2>
        {isWrong && <p className={loaded.warning}>{backwards}</p>}
      </div>
      {!isWrong && <Report period={period} />}
    </div>
  );
}

function Shortcuts({ onChoose }: { onChoose: (period: Period) => void }) {
  const to = today();
  const first = `${to.slice(0, 7)}-01`;
  return (
    <div className={parts.row}>
      <Button small look="quiet" onClick={() => onChoose({ from: to, to })}>
        Today
      </Button>
      <Button small look="quiet" onClick={() => onChoose({ from: mondayOf(to), to })}>
        This week
      </Button>
      <Button small look="quiet" onClick={() => onChoose({ from: first, to })}>
        This month
      </Button>
      <Button
        small
        look="quiet"
        onClick={() => onChoose({ from: addMonths(first, -1), to: addDays(first, -1) })}
      >
        Last month
      </Button>
      <Button small look="quiet" onClick={() => onChoose({ from: addDays(to, -89), to })}>
        90 days
      </Button>
      <Button small look="quiet" onClick={() => onChoose({ from: `${to.slice(0, 4)}-01-01`, to })}>
        This year
      </Button>
    </div>
  );
}
