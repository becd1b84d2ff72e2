/** How dates and times are written on screens, in messages and in files, in the browser and on the server. */

/** The garage's own time zone, whatever the machine's is. */
export const timeZone = 'Europe/London';

const short = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const withWeekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const instant = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A calendar date in the form that `Intl` takes: the same day whatever the machine's time zone. */
export const asUtc = (date: string) => new Date(`${date}T00:00:00Z`);

/** Whether a text is a real date, as `YYYY-MM-DD`, in a plausible year. */
export function isDate(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // Typing errors produce years such as 0206 and 9999.
  if (text < '1900-01-01' || text > '2199-12-31') return false;
  const day = asUtc(text);
  // Browsers roll 30 February over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `21 Nov 2026`, the form in which every date is shown. */
export const formatDate = (date: string) => short.format(asUtc(date));
/** `Sat 21 Nov 2026`, where people think in weekdays: the day of an appointment, and the day on the screen. */
export const formatDateWithWeekday = (date: string) => withWeekday.format(asUtc(date)).replace(',', '');
/** An instant as `21 Nov 2026, 14:05` in Chesterfield. */
export const formatInstant = (stamp: string) => instant.format(new Date(stamp));
