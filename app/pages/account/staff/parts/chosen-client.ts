import { keptValue } from './form-draft.ts';

/** `isByHand`: the user searched for them, so that forgetting them would be a loss. */
export type Named = { name: string; isByHand?: true };

/** How a person can be reached, as far as known. */
export type Contact = {
  full_name?: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/** Who it is for: a known client (perhaps with the car they were found by), a new one, or nobody yet. */
export type ChosenClient =
  | { kind: 'none' }
  | (Named & { kind: 'known'; clientId: string; vehicleId: string | null })
  | (Named & {
      kind: 'new';
      draft?: Contact;
      /** The plate that was searched for. */
      registration?: string;
    });

/** Where a form's draft keeps who was chosen. */
export const draftName = 'chosen';

/** @returns who was chosen when the draft of a form was kept, or null */
export function keptChoice(draft: string): ChosenClient | null {
  return keptValue(draft, draftName) as ChosenClient | null;
}
