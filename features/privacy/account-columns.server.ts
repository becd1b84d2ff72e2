import { formatInstant } from '../date-words.ts';
import { factorName, factorWords, type Parts, spelledOut, yesNo } from './words.server.ts';

/** What the readable copy says about how a person signs in. */
export const accountParts: Pick<Parts, 'account' | 'sessions' | 'second_steps'> = {
  account: {
    title: 'Account',
    fields: {
      email: ['Email address'],
      email_confirmed_at: ['Address confirmed', formatInstant],
      new_email: ['New email address, not yet confirmed'],
      email_change_sent_at: ['Change of address requested', formatInstant],
      user_metadata: ['Given at sign-up', (json) => spelledOut(JSON.parse(json))],
      created_at: ['Opened', formatInstant],
      last_sign_in_at: ['Last sign-in', formatInstant],
      disabled_at: ['Disabled', formatInstant],
    },
  },
  sessions: {
    title: 'Where you are signed in',
    fields: {
      created_at: ['Signed in', formatInstant],
      refreshed_at: ['Last used', formatInstant],
      user_agent: ['Browser'],
      ip: ['IP address'],
    },
  },
  second_steps: {
    title: 'Two-step verification',
    fields: {
      factor_type: ['Kind', (type) => factorWords[type]],
      friendly_name: ['Name', factorName],
      status: ['In use', (status) => yesNo(status === 'verified' ? 1 : 0)],
      created_at: ['Stored on', formatInstant],
      updated_at: ['Last changed', formatInstant],
      last_challenged_at: ['Last asked for', formatInstant],
    },
  },
};
