import type { Queries } from '../../db/open.ts';
import { type Attribution, recordAuditEntry } from '../audit/data.server.ts';
import { secondStepTakenMail } from '../auth/mails.server.ts';
import { queue } from '../auth/send.server.ts';
import { endSessions } from '../auth/sessions.server.ts';
import { removeSecondStep } from '../auth/step-up.server.ts';
import { changeDisabled, changeUserType } from './data.server.ts';
import { kindWords, type PersonChange } from './schema.ts';

/**
 * An act on someone's account, by an administrator or from the machine itself. Each one is put on record.
 * @param id the account's id
 */
export type AccountAction = (db: Queries, id: string, by: Attribution) => Promise<void>;

/**
 * Makes someone a client, employee or administrator, or disables or enables their account.
 * @throws {AppError} `not_found`; `conflict` if no administrator would be left
 */
export function changePerson(change: PersonChange): AccountAction {
  return async (db, id, by) => {
    const { user_type: userType, disabled } = change;
    if (userType !== undefined) await changeUserType(db, id, userType, by);
    if (disabled !== undefined) await changeDisabled(db, id, disabled, by);
    const act = { action: 'account.changed', subjectId: id, summary: summaryOf(change) } as const;
    await recordAuditEntry(db, by, { ...act, details: change });
  };
}

/** Ends all of someone's sessions. */
export const signPersonOut: AccountAction = async (db, id, by) => {
  await endSessions(db, id);
  const summary = 'Ended all sessions of an account';
  await recordAuditEntry(db, by, { action: 'account.signed-out', subjectId: id, summary });
};

/**
 * Removes every second step of an account, for someone who has lost their phone and their recovery codes. They get a
 * message, in case someone else asked.
 */
export const removePersonsSecondStep: AccountAction = async (db, id, by) => {
  if (await removeSecondStep(db, id)) {
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await queue({ clock: () => by.now }, db, email, secondStepTakenMail());
  }
  const summary = 'Removed two-step verification from an account';
  await recordAuditEntry(db, by, { action: 'account.second-step-removed', subjectId: id, summary });
};

/** `Made somebody an employee, disabled an account` */
function summaryOf({ user_type: userType, disabled }: PersonChange): string {
  const done = [
    userType !== undefined && `made somebody ${kindWords[userType]}`,
    disabled !== undefined && `${disabled ? 'disabled' : 'enabled'} an account`,
  ].filter((words) => words !== false);
  const words = done.join(', ') || 'changed nothing about an account';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
