/** Minutes until a waiting message is late: by then even a mail server that defers unknown senders has taken it. */
export const lateMinutes = 15;

/**
 * Days from the writing of a message for which staff are told that it was given up: after that they have rung the
 * person, or what the message says is out of date and it cannot be sent any more.
 */
export const givenUpDays = 30;
