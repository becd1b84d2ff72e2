/** A message that waits for longer is late, in minutes: by then a mail server that puts strangers off has taken it. */
export const lateMinutes = 15;

/**
 * For how long staff are told of a message that was given up, in days from when it was written: by then they have rung
 * whom it was for, or what it says is over and it cannot be sent any more.
 */
export const givenUpDays = 30;
