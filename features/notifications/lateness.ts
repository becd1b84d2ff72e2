/** Minutes until a waiting message is late: by then even a mail server that defers unknown senders has taken it. */
export const lateMinutes = 15;

/**
 * For how many days after a message was written staff are told that it was given up. By then they have rung the
 * person, or the message is out of date and can no longer be sent.
 */
export const givenUpDays = 30;
