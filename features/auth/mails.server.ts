import { business } from '../../business.ts';
import { type Mail, type Part, writeLetter } from '../notifications/letter.server.ts';
import type { MessageKind } from '../notifications/kinds.ts';
import { codeLife, linkLife } from './lifetimes.ts';

/** What a message with a code needs. `link` leads to a page with one button; opening it uses nothing up. */
export type CodeMail = { link: string; digits: string };

type Words = {
  kind: MessageKind;
  subject: string;
  /** Paragraphs before the button. */
  before: string[];
  button?: { label: string; link: string };
  /** The code to type instead of pressing the button. */
  digits?: string;
  /** Paragraphs after it. */
  after: string[];
};

const ignore = 'If this was not you, you can ignore this message: nothing will change.';
const lifetimes = `The link works for ${linkLife.words}, the code for ${codeLife.words}, and each only once.`;
const lifetime = `The link works for ${linkLife.words}, and only once.`;

/** After a sign-up: asks whether the address is the person's. */
export function confirmMail({ link, digits }: CodeMail): Mail {
  return compose({
    kind: 'confirm-address',
    subject: 'Please confirm your email address',
    before: [
      `Welcome to ${business.name}. Please confirm that this is your email address, and your account will be ready.`,
    ],
    button: { label: 'Confirm my address', link },
    digits,
    after: [lifetimes, ignore],
  });
}

/** The same, if no password from a sign-up counts. No code, because only the link leads to choosing a password. */
export function confirmAndChooseMail({ link }: Pick<CodeMail, 'link'>): Mail {
  return compose({
    kind: 'confirm-address',
    subject: 'Please confirm your email address',
    before: [
      `This address is set to manage the website of ${business.name}, and more than one sign-up was made with it. Please confirm that it is yours and choose a password. The passwords from those sign-ups do not count, because any of them may be a stranger’s.`,
    ],
    button: { label: 'Confirm and choose a password', link },
    after: [lifetime, ignore],
  });
}

/** After a sign-up with an address that already has an account: tells its owner. */
export function alreadyRegisteredMail(link: string): Mail {
  return compose({
    kind: 'already-registered',
    subject: 'You already have an account with us',
    before: [
      'Somebody, probably you, tried to sign up with this email address. It already has an account, so there is nothing to confirm: please sign in.',
    ],
    button: { label: 'Sign in', link },
    after: [
      'If you do not remember your password, choose ‘Forgot your password?’ on the sign-in page.',
      ignore,
    ],
  });
}

/** A forgotten password. */
export function recoveryMail({ link, digits }: CodeMail): Mail {
  return compose({
    kind: 'reset-password',
    subject: 'Choose a new password',
    before: ['You asked to choose a new password for your account. You can do that here.'],
    button: { label: 'Choose a new password', link },
    digits,
    after: [lifetimes, ignore],
  });
}

/**
 * Signing in without a password.
 * @param dropsPassword whether signing in ends the password of a sign-up that nobody has confirmed
 */
export function magicLinkMail({ link, digits }: CodeMail, dropsPassword: boolean): Mail {
  return compose({
    kind: 'sign-in-link',
    subject: 'Your link to sign in',
    before: ['Use this link to sign in. You do not need your password.'],
    button: { label: 'Sign in', link },
    digits,
    after: [
      lifetimes,
      ...(dropsPassword
        ? [
            'The sign-up with this address was never confirmed, so its password stops working when you sign in this way. You can choose a new one in your account.',
          ]
        : []),
      ignore,
    ],
  });
}

/**
 * A change of address, sent to the old address and to the new one; both must agree. No code, because none of our
 * screens asks for one.
 */
export function emailChangeMail({ link }: Pick<CodeMail, 'link'>, newEmail: string): Mail {
  return compose({
    kind: 'change-address',
    subject: 'Please confirm your new email address',
    before: [
      `You asked to change the email address of your account to ${newEmail}.`,
      'We have written to both the old and the new address. The change is made once both are confirmed.',
    ],
    button: { label: 'Confirm the change', link },
    after: [lifetime, 'If this was not you, do not confirm it, and please change your password.'],
  });
}

/** A change to an address that already has an account: only the owner of that account is told. */
export function addressTakenMail(): Mail {
  return compose({
    kind: 'address-taken',
    subject: 'Your email address is already in use with us',
    before: [
      'Somebody, perhaps you, asked to use this email address for another account. It already has an account of its own, so nothing was changed.',
    ],
    after: [ignore],
  });
}

/** Asks for proof that the person changing the password is still the owner. */
export function reauthenticationMail(digits: string): Mail {
  return compose({
    kind: 'reauthentication',
    subject: 'Your security code',
    before: ['Here is your code to confirm the change to your account.'],
    digits,
    after: [
      `It works once, for ${codeLife.words}. Please do not share it with anybody: we never ask for it on the phone.`,
      'If this was not you, please change your password.',
    ],
  });
}

/** The password was changed. */
export function passwordChangedMail(link: string): Mail {
  return compose({
    kind: 'password-changed',
    subject: 'Your password was changed',
    before: ['The password of your account was changed, and you were signed out everywhere else.'],
    button: { label: 'That was not me', link },
    after: [
      `If that was you, there is nothing you need to do. If not, choose a new password at once and call us on ${business.phone}.`,
    ],
  });
}

/** An authenticator app was added to an account or removed from it. */
export function secondStepMail(change: 'added' | 'removed'): Mail {
  const isAdded = change === 'added';
  return compose({
    kind: 'second-step-changed',
    subject: `An authenticator app was ${change}`,
    before: [
      isAdded
        ? 'An authenticator app was added to your account. From now on you will be asked for its code when you sign in.'
        : 'An authenticator app was removed from your account. You will no longer be asked for its code when you sign in.',
    ],
    after: [
      `If that was you, there is nothing you need to do. If not, somebody else is signed in to your account: call us at once on ${business.phone}.`,
    ],
  });
}

/** The garage has removed the second step, after being told that the phone is lost. */
export function secondStepTakenMail(): Mail {
  return compose({
    kind: 'second-step-changed',
    subject: 'Two-step verification was removed',
    before: [
      'We have removed two-step verification from your account, because we were told that the phone with the authenticator app is lost. From now on you need only your password to sign in.',
    ],
    after: [
      'You can turn it on again with another phone, in your account.',
      `If you did not ask us for this, call us at once on ${business.phone}.`,
    ],
  });
}

/** The owner has proved the address of an account into which AUTH_AUTOCONFIRM let someone, perhaps a stranger. */
export function secondStepDroppedMail(): Mail {
  return compose({
    kind: 'second-step-changed',
    subject: 'Two-step verification was removed',
    before: [
      'Two-step verification was turned on in your account before anybody had confirmed its email address, perhaps by somebody else. You have now confirmed the address, so we have removed it. You will no longer be asked for its code when you sign in.',
    ],
    after: ['You can turn it on again in your account.'],
  });
}

function compose({ kind, subject, before, button, digits, after }: Words): Mail {
  const parts: Part[] = before.map((paragraph) => ({ paragraph }));
  if (button) parts.push({ button: button.label, link: button.link });
  if (button && digits) parts.push({ paragraph: 'Or type this code where you were asked for it:' });
  if (digits) parts.push({ code: digits });
  parts.push(...after.map((note) => ({ note })));
  return writeLetter({
    kind,
    subject,
    heading: subject,
    parts,
    because: 'You are receiving this message because of an account on our website.',
  });
}
