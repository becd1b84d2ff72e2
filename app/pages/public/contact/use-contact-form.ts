import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { business } from '../../../../business.ts';
import {
  enquiryFrom,
  enquiryMessages,
  isMissingInformation,
  readContactForm,
  roadsideNote,
} from '../../../../features/enquiries/contact-form.ts';
import type { Enquiry } from '../../../../features/enquiries/schema.ts';
import { isOurs, fetchWithTimeout } from '../../../lib/fetch-with-timeout.ts';
import type { NoticeText } from '../../../ui/notice.tsx';

const sent = 'Your message has reached us. We reply by email within 24 hours.';
const unsent = `Your message is still here and has not been sent. If it is urgent, call ${business.phone}.`;
const incomplete = {
  isSent: false,
  text: 'Your message is still here and has not been sent: your name or email is missing.',
};
const missingFields = { first_name: 'Please enter your name.', email: 'Please enter your email address.' };
const noticeMs = 4000;

/** What was sent, and the key by which the server recognises it. */
type Attempt = { said: string; body: string; key: string };

/**
 * The contact form's states: idle, sending, then a confirmation or an error for four seconds. `outcome` stays
 * beside the button until the next attempt, for anyone who looked away.
 */
export function useContactForm() {
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useNotice();
  const [outcome, setOutcome] = useState<{ isSent: boolean; text: string } | null>(null);
  const [missing, setMissing] = useState<keyof typeof missingFields>();
  const failed = useRef<Attempt>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = () => readContactForm(new FormData(form));
    const fields = typed();
    const enquiry = enquiryFrom(fields, location.pathname, Math.round(performance.now()));
    // The specification has the form log what it submits.
    // oxlint-disable-next-line no-console
    console.log('Contact form submitted', enquiry);
    setOutcome(null);
    setMissing(undefined);
    if (isMissingInformation(enquiry)) {
      setNotice({ ...enquiryMessages.missing, bad: true });
      setOutcome(incomplete);
      const first = enquiry.full_name === '' ? 'first_name' : 'email';
      setMissing(first);
      return focusOn(form, first);
    }
    setPending(true);
    try {
      failed.current = attempt(enquiry, failed.current);
      await send(failed.current);
      failed.current = null;
      // Anyone who went on typing while the message was being sent has more to send.
      if (JSON.stringify(typed()) === JSON.stringify(fields)) form.reset();
      setNotice(enquiryMessages.sent);
      setOutcome({ isSent: true, text: sent + roadsideNote(fields) });
    } catch (error) {
      // oxlint-disable-next-line no-console
      console.error('The message could not be sent', error);
      setNotice({ ...enquiryMessages.failed, bad: true });
      const why = error instanceof Refused ? `${error.message} ` : '';
      setOutcome({ isSent: false, text: why + unsent + roadsideNote(fields) });
    } finally {
      setPending(false);
    }
  };
  const problems = missing ? { [missing]: missingFields[missing] } : {};
  return {
    pending,
    notice,
    outcome,
    problems,
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  };
}

/** Scrolls the field to the middle of the screen, because the notice covers the top of a phone. */
function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** One notice at a time, gone after four seconds. */
function useNotice() {
  const [notice, setNotice] = useState<NoticeText | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
}

/** The same words after a failure are the same request: perhaps only the response was lost. */
function attempt(enquiry: Enquiry, failed: Attempt | null): Attempt {
  const said = JSON.stringify({ ...enquiry, took_ms: null });
  if (failed?.said === said) return failed;
  // `crypto.randomUUID` exists only on encrypted connections, and this form has to work on any.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return { said, body: JSON.stringify(enquiry), key };
}

/** The server's sentence for a message that it does not accept, such as one that is too long. */
class Refused extends Error {}

async function send({ body, key }: Attempt): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const answer = await fetchWithTimeout('/api/enquiries', { method: 'POST', headers, body });
  if (isOurs(answer)) return;
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
  const { error } = (await answer.json()) as { error: { message: string } };
  throw new Refused(error.message);
}
