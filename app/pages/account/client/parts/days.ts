/** Calendar dates as `YYYY-MM-DD`, shown in en-GB with day, short month and year (specification, section 9). */
const zone = 'Europe/London';
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const dayOfWeek = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** @returns today's date in Chesterfield */
export const today = () => isoDay.format(new Date());
/** `21 Nov 2026` */
export const shownDate = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
/** `Sat 21 Nov 2026` */
export const shownDay = (date: string) => dayOfWeek.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
/** An instant as `21 Nov 2026, 14:05` in Chesterfield. */
export const shownMoment = (stamp: string) => moment.format(new Date(stamp));
