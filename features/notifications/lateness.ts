/** A message that waits for longer is late, in minutes: by then a mail server that puts strangers off has taken it. */
export const lateMinutes = 15;
