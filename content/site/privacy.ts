import { business, postalAddress } from '../../business.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/privacy',
  label: 'Privacy',
  title: 'Privacy notice: what we hold about you and your car',
  description:
    'What this Chesterfield garage stores about customers and their vehicles, why, for how long, and how to see, export, correct or delete it.',
  keywords: ['privacy notice', 'garage customer data', 'UK GDPR rights', 'vehicle data', 'delete my account'],
  h1: 'Privacy notice',
  intro:
    'What we keep about you and your vehicles, the reason for each item, and how to get it back or have it erased.',
  family: 'legal',
  drawing: 'key',
  sections: [
    {
      demonstration: true,
      kind: 'panel',
      id: 'before-use',
      heading: 'Owner: have this notice confirmed',
      tone: 'warn',
      text: 'This notice describes how the software handles personal data. The owner’s solicitor must confirm it, and add the business’s own suppliers and registration details, before the site goes into use.',
    },
    {
      kind: 'prose',
      id: 'controller',
      heading: 'Who is responsible',
      paragraphs: [
        `The controller of your data is ${postalAddress}. Write to ${business.email} or phone ${business.phone} about anything on this page.`,
        'You need no account to read this site or to send us a message. An account is needed only to manage vehicles, appointments and service history online.',
      ],
    },
    {
      kind: 'cards',
      id: 'data-we-hold',
      heading: 'What we hold',
      items: [
        {
          title: 'Account',
          text: 'Your name, email address, phone number if you give one, the date you joined, and what staff note down about you. The password is stored only as a one-way hash that we cannot read.',
        },
        {
          title: 'Vehicles',
          text: 'Registration plate, make, model, year, fuel type and mileage, with the VIN, MOT expiry and next service date if you add them. A plate or VIN linked to you is personal data and is treated as such.',
        },
        {
          title: 'Appointments',
          text: 'Date, time, length, type of work, your notes, what staff note down about the job, the estimate, the status of the booking, and any price we asked you to approve with your answer.',
        },
        {
          title: 'Service history',
          text: 'What was done to which vehicle, when, at what mileage and at what cost, together with invoices.',
        },
        {
          title: 'Enquiries',
          text: 'The details and text you send through the contact form, the page it came from, and the notes staff make while answering.',
        },
        {
          title: 'Messages sent',
          text: 'A record of the emails we sent you, such as confirmations and reminders, with the date and whether delivery succeeded.',
        },
        {
          title: 'Sign-ins and abuse',
          text: 'The IP address and browser of each sign-in, and a short count of forms sent from one IP address. Plates, passwords and message texts are not written to logs.',
        },
        {
          title: 'Record of changes',
          text: 'Which of our staff changed what, and when, and when an appointment was changed or cancelled by its customer. It names no customer, and stays as a record of our work.',
        },
        {
          title: 'Reminder choices',
          text: 'Whether you opted in, on what date, and whether you have since stopped.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'purposes',
      heading: 'Why, and on what lawful basis',
      intro: 'The letters refer to Article 6(1) of the UK GDPR.',
      items: [
        {
          title: 'To do the work you ask for',
          text: 'Accounts, vehicles, bookings, estimates, repairs, payment and the messages that go with them, such as “your car is ready”. Questions you send before booking belong here too.',
          note: 'Contract, or steps before one: (b)',
        },
        {
          title: 'To meet the law',
          text: 'Invoices and accounting records for tax, records that MOT testing requires, and answers to authorities that are entitled to them.',
          note: 'Legal obligation: (c)',
        },
        {
          title: 'To keep a useful history and a safe service',
          text: 'Past repairs help diagnosis and warranty claims. Logs protect accounts against misuse, and records let us defend a legal claim.',
          note: 'Legitimate interests: (f)',
        },
        {
          title: 'To remind you',
          text: 'MOT and service reminders invite you to book, so we send them only with your consent.',
          note: 'Consent: (a)',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'reminders',
      heading: 'Reminders and other messages',
      paragraphs: [
        'Reminders are off until you switch them on. Every one carries a link to stop them without signing in, and nothing further is sent after that. We remember the stop so that it stays in force.',
        'Messages about a job in hand, such as a confirmed time or a finished repair, are part of the service. They contain no promotion and come whether or not reminders are on.',
      ],
    },
    {
      kind: 'cards',
      id: 'retention',
      heading: 'How long we keep it',
      items: [
        {
          title: 'Invoices and job records',
          text: 'They are your vehicle’s history while you are our client. If you ask for erasure, only what tax law requires stays, without your name, for six years from the end of its accounting year.',
          note: 'Until you ask, then 6 years',
        },
        {
          title: 'Enquiries',
          text: 'From the day we last worked on it, unless you became a client. Ask and we delete it sooner.',
          note: '12 months',
        },
        {
          title: 'Sign-ins',
          text: 'Counted from the last use of the session. The count of forms per IP address goes within two days.',
          note: '30 days',
        },
        {
          title: 'Account, vehicles and appointments',
          text: 'You can remove them yourself. What an invoice must show stays for the six years above.',
          note: 'Until you delete them',
        },
        {
          title: 'Sign-ups never confirmed',
          text: 'An account whose email address nobody confirms is removed, name included.',
          note: '7 days',
        },
        {
          title: 'Messages sent',
          text: 'Emails with sign-in links and codes go after 7 days. The whole record goes with the account if you delete it.',
          note: 'At most 2 years',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'sharing',
      heading: 'Who else sees it',
      paragraphs: [
        'We sell no data and share none for advertising. Staff see what they need for their work. Beyond the garage, data goes only to the recipients below, and only the part each one needs.',
        'Where a supplier handles data outside the United Kingdom, it does so under UK adequacy regulations or the international data transfer agreement published by the Information Commissioner’s Office.',
      ],
      points: [
        'Companies that host the site and deliver its email, under contract and on our instructions',
        'Parts suppliers, who may need a registration or VIN to identify a part, without your name',
        'DVLA and DVSA, when a registration is looked up or an MOT result is recorded',
        'Your insurer, if it pays for a repair',
        'Our accountant, HM Revenue and Customs, and courts or police where the law requires it',
      ],
    },
    {
      kind: 'list',
      id: 'rights',
      heading: 'Your rights',
      intro:
        'Asking is free and no special form is needed. We answer within one month of receiving the request. A complex case may take up to two months more, and you would hear why within the first.',
      items: [
        'Access: a copy of what we hold',
        'Correction: wrong details put right',
        'Erasure: deletion of what the law does not oblige us to keep',
        'Portability: your data in a machine-readable file',
        'Restriction: use paused while a dispute is settled',
        'Objection: a stop to use based on legitimate interests, and always to marketing',
        'Withdrawal of consent: at any time, without affecting what was done before',
        'No decision about you is made by a computer alone',
      ],
    },
    {
      kind: 'prose',
      id: 'export-and-delete',
      heading: 'Export and delete it yourself',
      paragraphs: [
        'After signing in you can download everything stored under your account, and you can delete the account together with its vehicles. Deletion takes effect once you confirm it.',
        'Invoices and job records that must be kept are separated from the account and used for nothing else. If you have no account, an email to us does the same.',
        'Backups made before the deletion still hold the record, for a year at most. They serve to repair the system and nothing else, and if one ever has to be used, what was erased since is erased again.',
      ],
    },
    {
      kind: 'prose',
      id: 'cookies',
      heading: 'Cookies and storage in your browser',
      paragraphs: [
        'This site sets no cookies. It loads no analytics, advertising, social media or map scripts from other companies.',
        'If you sign in, your browser keeps what is listed below. It is strictly necessary for the service you asked for and needs no consent banner. Local storage stays when you close the browser. Session storage belongs to one tab and goes when you close it.',
      ],
      points: [
        'Your session, so that you stay signed in: in local storage, until you sign out or it ends.',
        'Who used the account here last, and whether as a customer or a colleague: in local storage, until you sign out or someone else signs in.',
        'What you are typing, and what you have sent without an answer: in session storage, until it is answered, you discard it or you sign out.',
        'Which screen to return you to if your session has ended: in session storage, until you have signed in again.',
        'That you forgot your password and have still to choose a new one: in session storage, until you have chosen it or gone on without.',
        'How far you had scrolled on the contact, sign-in and account pages, so that going back finds the place: in session storage.',
        'For our staff, that single-key shortcuts are turned off: in local storage, until they are turned on again.',
        'A marker that says nothing about you and tells your other tabs to clear theirs too: in both. In local storage it stays.',
      ],
    },
    {
      kind: 'prose',
      id: 'security',
      heading: 'How it is protected',
      paragraphs: [
        'Connections are encrypted. Customers can see only their own vehicles, appointments and history, a rule that the server enforces on every request.',
        'If a breach is likely to put you at high risk, we tell you without undue delay. The regulator is told within 72 hours wherever the law asks for it.',
      ],
    },
    {
      kind: 'prose',
      id: 'complaints',
      heading: 'Complaints',
      paragraphs: [
        `Please write to ${business.email} first. We reply within 24 hours, look into it without delay and tell you what we found.`,
        'You may complain to the Information Commissioner’s Office at any point: ico.org.uk, telephone 0303 123 1113.',
      ],
    },
    {
      kind: 'prose',
      id: 'changes',
      heading: 'Changes to this notice',
      paragraphs: [
        'A change that affects how your data is used is announced by email to account holders before it takes effect. Corrections of wording simply appear here.',
      ],
    },
  ],
  related: ['/terms', '/contact'],
} satisfies Page;
