import { useEffect, useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../../../lib/api.ts';
import { saveInTab, readFromTab } from '../../../../lib/tab-storage.ts';
import { Button } from '../../../../ui/button.tsx';
import field from '../../../../ui/field.module.css';
import { Conflict, versionsOf } from '../parts/conflict.tsx';
import type { Enquiry } from '../parts/types.ts';
import parts from '../parts/parts.module.css';
import { useSaveNotes } from './mutations.ts';

/**
 * The internal notes, saved only by Save Notes. Unsaved text survives a reload. Notes that a colleague saved
 * meanwhile are never overwritten: the save names the version whose notes were on the screen.
 */
export function NotesForm({ enquiry }: { enquiry: Enquiry }) {
  const notes = useNotes(enquiry);
  const save = useSaveNotes();
  const versions = versionsOf(save.error);
  // These notes may have been stored: if so, they are not a colleague's.
  const unanswered = useRef<string[]>([]);
  const keep = (version: number) =>
    save.mutate(
      { id: enquiry.id, version, notes: notes.typed, over: [notes.base, ...unanswered.current] },
      {
        onSuccess: (after, { notes: sent }) => notes.saved(after, sent),
        onError: (reason, { notes: sent }) => {
          if (isOutcomeUnknown(reason)) unanswered.current.push(sent);
        },
      },
    );
  const takeTheirs = () => {
    const theirs = versions?.theirs['internal_notes'];
    notes.take({
      notes: typeof theirs === 'string' ? theirs : '',
      version: Number(versions?.theirs['version']),
    });
    save.reset();
  };
  return (
    <form
      className={parts.stack}
      onSubmit={(event) => {
        event.preventDefault();
        keep(notes.version);
      }}
    >
      {versions && (
        <Conflict
          versions={{ ...versions, yours: { internal_notes: notes.typed } }}
          fields={{ internal_notes: { label: 'Internal Notes' } }}
          onMine={() => keep(Number(versions.theirs['version']))}
          onTheirs={takeTheirs}
        />
      )}
      <div className={field.field}>
        <label className={field.label} htmlFor="internal-notes">
          Internal Notes
        </label>
        <textarea
          id="internal-notes"
          className={field.control}
          rows={3}
          value={notes.typed}
          aria-describedby="internal-notes-hint"
          onChange={(event) => notes.setTyped(event.target.value)}
        />
        <p id="internal-notes-hint" className={field.hint}>
          For staff. Anyone who asks for a copy of their data gets these too.
        </p>
      </div>
      <div className={parts.row}>
        <Button small type="submit" pending={save.isPending}>
          Save Notes
        </Button>
        {notes.isUnsaved && <span className={parts.muted}>Not saved yet</span>}
      </div>
    </form>
  );
}

/** Where the notes on an enquiry keep their draft. */
export const notesDraft = (enquiryId: string) => `garage-draft-enquiry-${enquiryId}`;

/** What was typed, and the notes that it was typed over. */
type Draft = { typed: string; base: { notes: string; version: number } };

function useNotes(enquiry: Enquiry) {
  const draftKey = notesDraft(enquiry.id);
  const current = enquiry.internal_notes ?? '';
  const newest = { notes: current, version: enquiry.version };
  const [{ typed, base }, setDraft] = useState(() =>
    readFromTab<Draft>(draftKey, { typed: current, base: newest }),
  );
  const isUnsaved = typed !== base.notes;
  // A newer row becomes the base unless its notes differ from those being edited.
  if (enquiry.version > base.version && (!isUnsaved || current === base.notes || current === typed))
    setDraft({ typed: isUnsaved ? typed : current, base: newest });
  useEffect(() => {
    if (isUnsaved) saveInTab(draftKey, JSON.stringify({ typed, base }));
    else sessionStorage.removeItem(draftKey);
  }, [draftKey, typed, base, isUnsaved]);
  const setTyped = (text: string) => setDraft({ typed: text, base });
  const take = (theirs: Draft['base']) => setDraft({ typed: theirs.notes, base: theirs });
  const saved = (after: Pick<Enquiry, 'internal_notes' | 'version'>, sent: string) => {
    const notes = after.internal_notes ?? '';
    // Text typed while the notes were being saved is still to be saved.
    setDraft((now) => ({
      typed: now.typed === sent ? notes : now.typed,
      base: { notes, version: after.version },
    }));
  };
  return { typed, setTyped, take, base: base.notes, version: base.version, isUnsaved, saved };
}
