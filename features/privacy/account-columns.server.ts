import { shownInstant } from '../date-words.ts';
import { factorWords, type Parts, spelledOut, yesNo } from './words.server.ts';

/** What the readable copy says about how a person signs in. */
export const accountParts: Pick<Parts, 'account' | 'sessions' | 'second_steps'> = {
  account: {
    title: 'Account',
    fields: {
      email: ['Email address'],
      email_confirmed_at: ['Address confirmed', shownInstant],
      new_email: ['New email address, not yet confirmed'],
      email_change_sent_at: ['Change of address requested', shownInstant],
      user_metadata: ['Given at sign-up', (json) => spelledOut(JSON.parse(json))],
      created_at: ['Opened', shownInstant],
      last_sign_in_at: ['Last sign-in', shownInstant],
      disabled_at: ['Disabled', shownInstant],
    },
  },
  sessions: {
    title: 'Where you are signed in',
    fields: {
      created_at: ['Signed in', shownInstant],
      refreshed_at: ['Last used', shownInstant],
      user_agent: ['Browser'],
      ip: ['IP address'],
    },
  },
  second_steps: {
    title: 'Two-step verification',
    fields: {
      factor_type: ['Kind', (type) => factorWords[type]],
      friendly_name: ['Name'],
      status: ['In use', (status) => yesNo(status === 'verified' ? 1 : 0)],
      created_at: ['Stored on', shownInstant],
      updated_at: ['Last changed', shownInstant],
      last_challenged_at: ['Last asked for', shownInstant],
    },
  },
};
