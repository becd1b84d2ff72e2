import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import {
  enquiryFrom,
  enquiryMessages,
  isMissingInformation,
  readContactForm,
} from '../../../../features/enquiries/contact-form.ts';
import type { Enquiry } from '../../../../features/enquiries/schema.ts';
import type { NoticeText } from '../../../ui/notice.tsx';

const noticeMs = 4000;

/**
 * The contact form's states: idle, sending, then a confirmation or an error for four seconds. `outcome` stays
 * beside the button until the next attempt, for whoever looked away.
 */
export function useContactForm() {
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useNotice();
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const enquiry = enquiryFrom(
      readContactForm(new FormData(form)),
      location.pathname,
      Math.round(performance.now()),
    );
    // The specification has the form log what it submits.
    // oxlint-disable-next-line no-console
    console.log('Contact form submitted', enquiry);
    if (isMissingInformation(enquiry)) return setNotice({ ...enquiryMessages.missing, bad: true });
    setPending(true);
    setOutcome(null);
    try {
      await send(enquiry);
      form.reset();
      setNotice(enquiryMessages.sent);
      setOutcome('sent');
    } catch (error) {
      // oxlint-disable-next-line no-console
      console.error('The message could not be sent', error);
      setNotice({ ...enquiryMessages.failed, bad: true });
      setOutcome('failed');
    } finally {
      setPending(false);
    }
  };
  return { pending, notice, outcome, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
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

async function send(enquiry: Enquiry): Promise<void> {
  const answer = await fetch('/api/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
}
