import { createTransport } from 'nodemailer';
import { business } from '../../business.ts';
import type { MessageRow } from '../../db/tables.ts';
import type { Env } from '../../server/env.ts';
import { reasonOf } from '../../server/errors.ts';
import { readdressed } from '../calendar/ics.ts';

/** Hands one message to the mail server; resolves when the server has taken it. */
export type SendMail = (message: MessageRow) => Promise<void>;

/** How long an attempt waits, in seconds: for the server to answer at all, in total, and once we are told to stop. */
export type Patience = { reachSeconds: number; sendSeconds: number; stopSeconds: number };

/** Why a message could not be handed over. */
export type Refusal = {
  /** For the log that staff see: the server's words. */
  reason: string;
  /** The server's reply codes, such as `550 5.7.1`, which identify nobody; empty if it gave none. */
  code: string;
  /** Trying again would not help: the server does not know the address, or refuses the message. */
  isFinal: boolean;
  /** The server itself could not be used, so other messages need not be tried now. */
  isOutage: boolean;
};

/**
 * @param patience when to give up an attempt, even if the server is still answering slowly
 * @param stopping tells an attempt to end soon
 * @returns the function that hands a message to the mail server of SMTP_URL
 */
export function openMailer(
  { smtpUrl, mailFrom, publicUrl }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  patience: Patience,
  stopping: AbortSignal,
): SendMail {
  const reach = patience.reachSeconds * 1000;
  const timeouts = {
    connectionTimeout: reach,
    greetingTimeout: reach,
    socketTimeout: patience.sendSeconds * 1000,
    dnsTimeout: reach,
  };
  // A connection for each message: an idle connection that the server has dropped would cost an attempt.
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  // Parsed here: the mail client does not take text in brackets or after a colon as part of a name.
  const [, name = business.name, address = mailFrom || business.email] = /^(.+)<(.+)>$/.exec(mailFrom) ?? [];
  const from = { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
  return async (message) => {
    const letter = {
      from,
      to: { name: '', address: message.to_email },
      subject: message.subject,
      text: message.text,
      html: message.html,
      // The same for every attempt, so that a mail program shows a message that arrives twice only once.
      messageId: `<${message.id}@${new URL(publicUrl).hostname}>`,
      date: new Date(message.created_at),
      headers: JSON.parse(message.headers) as Record<string, string>,
      ...(message.ics && {
        icalEvent: {
          method: methodOf(message.ics),
          filename: 'appointment.ics',
          content: readdressed(message.ics, message.to_email),
        },
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    await within(patience, stopping, transport.sendMail(letter));
  };
}

function methodOf(ics: string): string {
  return /^METHOD:(\w+)/m.exec(ics)?.[1] ?? 'PUBLISH';
}

async function within(
  { sendSeconds, stopSeconds }: Patience,
  stopping: AbortSignal,
  sending: Promise<unknown>,
): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUpIn = (seconds: number) =>
    setTimeout(() => reject(new Error('The mail server took too long.')), seconds * 1000);
  const timers = [giveUpIn(sendSeconds)];
  const onStop = () => timers.push(giveUpIn(stopSeconds));
  if (stopping.aborted) onStop();
  else stopping.addEventListener('abort', onStop);
  // An attempt that was given up may still fail later, when nothing awaits it any more.
  sending.catch(() => {});
  try {
    await Promise.race([sending, promise]);
  } finally {
    stopping.removeEventListener('abort', onStop);
    timers.forEach(clearTimeout);
  }
}

/** Interprets the error that the mail client threw. */
export function refusalOf(error: unknown): Refusal {
  const reason = reasonOf(error).replaceAll(/\s+/g, ' ').slice(0, 300);
  const { command, permanent } = partsOf(error);
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  return {
    reason,
    code: /\b[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3}\b)?/.exec(reason)?.[0] ?? '',
    isFinal: isAboutMessage && permanent && !ofOurStanding.test(reason),
    isOutage: !isAboutMessage,
  };
}

/**
 * Refusals that the owner can put right or wait out (RFC 3463): the server's own state, its daily limit (Gmail's code),
 * and what we may do there, such as relay.
 */
const ofOurStanding = /\b5\.(3\.\d+|4\.5|7\.\d+)\b/;

function partsOf(error: unknown): { command: string; permanent: boolean } {
  if (!(error instanceof Error)) return { command: '', permanent: false };
  const command = 'command' in error && typeof error.command === 'string' ? error.command : '';
  return { command, permanent: 'permanent' in error && error.permanent === true };
}
