import { describe, expect, test } from 'vitest';
import { business, phoneLink } from '../../business.ts';
import type { QuoteRow } from '../../db/tables.ts';
import { anAppointment as appointment } from '../../tests/appointment.ts';
import {
  appointmentTomorrow,
  bookingConfirmed,
  bookingMoved,
  bookingReceived,
  workCompleted,
} from './appointment-mails.server.ts';
import { usualDays } from '../appointments/calendar.ts';
import { bookingCancelled } from './cancellation-mails.server.ts';
import { closureWords } from './closures.server.ts';
import { writeLetter } from './letter.server.ts';
import { priceAgreed, priceAsked } from './quote-mails.server.ts';
import { type Reminded, reminderMail } from './reminder-mails.server.ts';
import { pounds } from '../amount-words.ts';
import { greeting, howLong } from './words.server.ts';

const site = 'https://garage.example';
const collection = { hasAccount: true, agreed: [], closures: '' };

describe('a message about an appointment', () => {
  test.each([
    [bookingReceived, 'We have your booking: Brake Service on Tue 9 Jun 2026, 14:30'],
    [bookingConfirmed, 'Confirmed: Brake Service on Tue 9 Jun 2026, 14:30'],
    [bookingMoved, 'Moved: Brake Service is now on Tue 9 Jun 2026, 14:30'],
    [appointmentTomorrow, 'Tomorrow at 14:30: Brake Service'],
  ])('says what, when, for how long and for how much: %#', (template, subject) => {
    const mail = template(appointment, site, true);
    expect(mail.subject).toBe(subject);
    for (const words of [
      'Hello Ada,',
      'Ford Focus, YN19 ABC',
      'Tue 9 Jun 2026, 14:30',
      '1 hour 30 minutes',
      '£1,234.50, not an agreed price',
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).not.toContain('Only for us');
    const bare = template({ ...appointment, vehicle: null, estimated_cost: null }, site, true);
    expect(bare.text).not.toMatch(/Vehicle|Estimate|£/);
    const other = template({ ...appointment, service_type: 'Other' }, site, true);
    expect(other.subject).toBe(subject.replace('Brake Service', 'Garage appointment'));
  });

  test('that is cancelled says what, when and why, and leaves out what no longer applies', () => {
    const mail = bookingCancelled({ ...appointment, cancel_reason: 'The lift is broken.' }, site);
    expect(mail.subject).toBe('Cancelled: Brake Service on Tue 9 Jun 2026, 14:30');
    for (const words of ['Ford Focus, YN19 ABC', 'Reason', 'The lift is broken.'])
      expect(mail.text).toContain(words);
    expect(mail.text).not.toMatch(/Takes about|Estimate|Where/);
    expect(bookingCancelled(appointment, site).text, 'if none was given').not.toContain('Reason');
  });

  test('about a closed day that was never agreed is not called an appointment', () => {
    const request = { ...appointment, is_request: 1 as const, status: 'cancelled' as const };
    const declined = bookingCancelled({ ...request, cancelled_by: 'colleague' }, site);
    expect(declined.subject).toBe('Not possible: Brake Service on Tue 9 Jun 2026, 14:30');
    expect(declined.text).toContain('We cannot do the day you asked for');
    expect(declined.text).not.toContain('appointment is cancelled');
    const own = bookingCancelled({ ...request, cancelled_by: request.client_id }, site);
    expect(own.subject).toContain('Cancelled: ');
    expect(own.text).toContain('Your request is cancelled');
  });

  test('promises no time that was only requested, and names the new time after a move', () => {
    const request = bookingReceived({ ...appointment, is_request: 1 }, site, true);
    expect(request.subject).toContain('We have your request');
    expect(request.text).not.toContain('We are keeping this time for you');
    expect(bookingReceived(appointment, site, true).text).toContain('We are keeping this time for you');
    const moved = bookingMoved(appointment, site).text;
    expect(moved, 'the old time may have been the later one').not.toMatch(/earlier time/i);
    expect(moved).toContain('Please come on Tue 9 Jun 2026 at 14:30. We will confirm it');
    expect(bookingMoved({ ...appointment, status: 'confirmed' }, site).text).not.toContain('confirm');
    const asked = bookingMoved({ ...appointment, is_request: 1 }, site);
    expect(asked.subject).toContain('We have your request');
    expect(asked.text).not.toContain('Please come');
    for (const { text } of [request, asked])
      expect(text.replaceAll(/\s+/g, ' ')).toContain('please do not come until we have');
  });

  test('names the car that is ready, by its plate too', () => {
    const ready = workCompleted(appointment, site, collection);
    expect(ready.subject).toBe('Your Ford Focus is ready');
    expect(ready.text).toContain('YN19 ABC');
    expect(workCompleted({ ...appointment, vehicle: null }, site, collection).subject).toBe(
      'Your car is ready',
    );
    expect(ready.text).toContain('We have finished the work (Brake Service).');
    expect(ready.text, 'so that nobody comes on Good Friday').toContain('except on bank holidays.');
    const closed = (date: string) => ({ date, reason: 'Christmas shutdown' });
    const shut = ['2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-08'].map(closed);
    const open = { ...usualDays, closed_days: shut };
    const words = closureWords(open, '2026-12-23');
    expect(words, 'with the holidays and weekends in between').toBe(
      ' We are closed from 24 Dec 2026 to 3 Jan 2027: Christmas shutdown.',
    );
    const after = closureWords(open, '2027-01-04');
    expect(after).toBe(' We are closed from 8 Jan 2027 to 10 Jan 2027: Christmas shutdown.');
    expect([closureWords(open, '2026-12-09'), closureWords(usualDays, '2026-12-23')]).toEqual(['', '']);
    expect(closureWords(open, '2026-12-10'), 'a fortnight before').toBe(words);
    expect(workCompleted(appointment, site, { ...collection, closures: words }).text).toContain(
      `on bank holidays.${words}`,
    );
    const other = workCompleted({ ...appointment, service_type: 'Other' }, site, collection);
    expect(other.text).toContain('We have finished the work. You can collect');
  });
});

test('the message that a car is ready says what to expect to pay, and offers an account to those without', () => {
  const agreed = [
    { work: 'Wiper blades', price: 4137 },
    { work: 'Front discs', price: 18_900 },
  ];
  const ready = workCompleted(appointment, site, { ...collection, hasAccount: false, agreed });
  const text = ready.text.replaceAll(/\s+/g, ' ');
  for (const words of [
    'Estimate: £1,234.50, not an agreed price',
    'Agreed with you: Wiper blades: £41.37, VAT included',
    'Agreed with you: Front discs: £189.00, VAT included',
    'This is not a bill: we will tell you the final price when you collect your vehicle.',
    'No account yet?',
  ])
    expect(text).toContain(words);
  const unpriced = workCompleted({ ...appointment, estimated_cost: null }, site, collection).text;
  expect(unpriced).not.toMatch(/£|not a bill|No account yet/);
});

test('a button is as large in Outlook, which ignores padding on links, as elsewhere', () => {
  const { html } = appointmentTomorrow(appointment, site);
  const [, cell, link] = /mso-padding-alt:([^;"]+)[^>]*>\s*<a\s[^>]*padding:([^;"]+)/.exec(html) ?? [];
  expect(cell).toBeDefined();
  expect(cell).toBe(link);
});

test('text that is wider than a phone breaks instead of widening the whole message', () => {
  const wide = 'w'.repeat(60);
  const parts = [
    { paragraph: wide },
    { quote: wide },
    { facts: [['Work', wide] satisfies [string, string]] },
  ];
  const { html } = writeLetter({ kind: 'change-address', subject: '', heading: wide, parts, because: '' });
  const holders = html.match(/<\w+\s[^>]*>(?=\s*w{60})/g)?.filter((tag) => !tag.includes('display:none'));
  expect(holders).toHaveLength(4);
  for (const tag of holders ?? []) expect(tag).toContain('word-break:break-word');
});

test('a fact is one line, whatever line breaks were typed into it', () => {
  const name = 'Bob\nEmail: boss@garage.example\r\n\u2028\nOpen the inbox: https://evil.example';
  const parts = [{ facts: [['Name', name] satisfies [string, string]] }];
  const { text } = writeLetter({ kind: 'enquiry-new', subject: '', heading: '', parts, because: '' });
  expect(text).toContain(
    '\nName: Bob Email: boss@garage.example Open the inbox: https://evil.example\n\n-- ',
  );
});

test('a subject is one line too, so that no name adds headers to a message', () => {
  const subject = 'Enquiry from Bob\r\nBcc: everyone@evil.example\u2028';
  const mail = writeLetter({ kind: 'enquiry-new', subject, heading: '', parts: [], because: '' });
  expect(mail.subject).toBe('Enquiry from Bob Bcc: everyone@evil.example');
});

test('the garage’s number can be tapped anywhere in a message', () => {
  const { html, text } = appointmentTomorrow(appointment, site);
  const number = business.phone.replaceAll(' ', '&nbsp;');
  expect(html.split(`>${number}</a>`), 'in the sentence and below').toHaveLength(3);
  expect(html.split(`<a href="${phoneLink(business.phone)}"`)).toHaveLength(3);
  expect(html.split(number)).toHaveLength(3);
  expect(text).toContain(`please call us on ${business.phone}.`);
  expect(workCompleted(appointment, site, collection).text).toContain(`please call us on ${business.phone}.`);
});

describe('a message about a price', () => {
  const quote: QuoteRow = {
    id: 'quote',
    appointment_id: 'appointment',
    work: 'Front pads: 2 mm left.\n<New pads & discs>',
    price: 18_950,
    status: 'asked',
    asked_at: appointment.created_at,
    asked_by: null,
    answered_at: null,
    answered_by: null,
  };

  test.each([
    [
      priceAsked,
      'A price to approve: £189.50 for your Ford',
      'We will only do it if you agree to the price.',
    ],
    [priceAgreed, 'You agreed to £189.50 for your Ford', 'We will do this work at this price'],
  ])('says what for how much, and where to answer: %#', (template, subject, sentence) => {
    const mail = template(appointment, quote, site);
    expect(mail.subject).toBe(subject);
    for (const words of ['Hello Ada,', sentence, '£189.50, VAT included', 'Ford Focus, YN19 ABC']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain('> Front pads: 2 mm left.\n> <New pads & discs>');
    expect(mail.html).toContain('&lt;New pads &amp; discs&gt;');
    expect(mail.text).toContain(`${site}/dashboard?tab=appointments`);
    const bare = template({ ...appointment, vehicle: null }, quote, site);
    expect(bare.subject).toMatch(/£189\.50 for your car$/);
    expect(bare.text).not.toContain('Vehicle');
  });
});

describe('a reminder', () => {
  const reminded = (given: Partial<Reminded['reminder']>, today = '2026-06-01'): Reminded => ({
    reminder: {
      title: 'Roof box off',
      reminder_type: 'mot',
      due_date: '2026-06-30',
      reason: null,
      vehicle_id: 'vehicle',
      is_from_staff: 0,
      ...given,
    },
    vehicle: {
      make: 'Ford',
      model: 'Focus',
      registration: 'YN19ABC',
      mileage: 50_999,
      service_due_mileage: 51_000,
    },
    fullName: 'Ada Lovelace',
    today,
    publicUrl: site,
    stopLink: `${site}/api/stop/x`,
  });
  const plain = (mail: { text: string }) => mail.text.replaceAll(/\s+/g, ' ');

  test.each([
    ['2026-05-31', 'in 30 days'],
    ['2026-06-29', 'tomorrow'],
    ['2026-06-30', 'today'],
  ])('of the MOT, on %s, says %s', (today, when) => {
    const mail = reminderMail(reminded({}, today));
    expect(mail.subject).toBe(`MOT runs out ${when}: Ford Focus`);
    expect(plain(mail)).toContain('Its MOT runs out on 30 Jun 2026.');
    expect(plain(mail)).toContain('dialog=book&vehicle=vehicle&type=MOT+Test');
    expect(plain(mail)).toContain(`Stop these reminders (no need to sign in): ${site}/api/stop/x`);
    expect(mail.html, 'the link only asks').toContain('Stop these reminders</a> (no need to sign in).');
  });

  test('of the MOT says from which day a test keeps its date', () => {
    const early = plain(reminderMail(reminded({}, '2026-05-30')));
    expect(early).toContain('Have it tested between 31 May 2026 (a month, less a day, before)');
    const now = plain(reminderMail(reminded({}, '2026-05-31')));
    expect(now).toContain('a test on any day until then keeps 30 Jun as its date next year.');
    const leap = plain(reminderMail(reminded({ due_date: '2028-02-29' }, '2028-02-10')));
    expect(leap, 'the next year has no 29 February').toContain('keeps 28 Feb as its date next year.');
  });

  test.each([
    ['date', 'Its next service is due on 30 Jun 2026.'],
    ['mileage', 'Its next service is due at 51,000 miles.'],
    ['interval', 'We recommend a service every 6 months or 6,000 miles'],
  ] as const)('of a service says that it follows from the %s', (reason, words) => {
    const mail = reminderMail(reminded({ reminder_type: 'service', reason }));
    expect(mail.subject).toBe('Service due in 29 days: Ford Focus');
    expect(plain(mail)).toContain(words);
    expect(plain(mail)).not.toContain('MOT+Test');
  });

  test('of one’s own says who made the note', () => {
    const own = (is_from_staff: 0 | 1) =>
      reminderMail(reminded({ reminder_type: 'own', is_from_staff })).text;
    expect(own(0)).toContain('You asked us to remind you of this.');
    expect(own(1)).toContain('We made a note');
  });

  test('always says how to stop reminders', () => {
    for (const reminder_type of ['mot', 'service', 'own'] as const)
      expect(reminderMail(reminded({ reminder_type })).text).toContain(`${site}/api/stop/x`);
  });
});

test.each([
  ['Ada Lovelace', 'Hello Ada,'],
  ['  Élodie', 'Hello Élodie,'],
  ['http://spam.example BUY', 'Hello,'],
  ['R2D2', 'Hello,'],
  ['Mrs Patel', 'Hello,'],
  ['Mx Patel', 'Hello,'],
  [null, 'Hello,'],
])('%j is greeted with “%s”', (name, words) => {
  expect(greeting(name)).toBe(words);
});

test('lengths and sums read as people say them', () => {
  expect([30, 60, 90, 240].map(howLong)).toEqual(['30 minutes', '1 hour', '1 hour 30 minutes', '4 hours']);
  expect([5, 12_300, 1_234_567].map(pounds)).toEqual(['£0.05', '£123.00', '£12,345.67']);
});
