import { formatDateWithWeekday } from '../../../../features/date-words.ts';
import { Choices } from '../../../ui/choices.tsx';

type NearestDaysProps = {
  days: { date: string }[];
  /** The chosen day. */
  date: string;
  onChoose: (day: string) => void;
};

/** The next days with a free time, nearest first, unless the chosen day is the only one. */
export function NearestDays({ days, date, onChoose }: NearestDaysProps) {
  if (days.every((day) => day.date === date)) return null;
  return (
    <>
      <span>Next free days:</span>
      <Choices
        label="Next free days"
        roomy
        choices={days.slice(0, 3).map((day) => ({ value: day.date, label: formatDateWithWeekday(day.date) }))}
        value={date}
        onChange={onChoose}
      />
    </>
  );
}
