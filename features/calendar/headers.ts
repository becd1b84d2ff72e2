/** Headers that tell a browser or phone that a response is a calendar. */
export const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="appointment.ics"',
};
