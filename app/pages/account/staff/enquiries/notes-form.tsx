import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import field from '../../../../ui/field.module.css';
import { Conflict, versionsOf } from '../parts/conflict.tsx';
import type { Enquiry } from '../parts/types.ts';
import parts from '../parts/parts.module.css';
import { useSaveNotes } from './acts.ts';

/**
 * The internal notes, saved only by Save Notes. Unsaved text survives a reload. Notes that a colleague saved
 * meanwhile are never overwritten: the save names the version whose notes were on the screen.
 */
export function NotesForm({ enquiry }: { enquiry: Enquiry }) {
  const notes = useNotes(enquiry);
  const save = useSaveNotes();
  const versions = versionsOf(save.error);
  const keep = (version: number) =>
    save.mutate(
      { id: enquiry.id, version, notes: notes.typed },
      { onSuccess: (after, { notes: sent }) => notes.saved(after, sent) },
    );
  const takeTheirs = () => {
    const theirs = versions?.theirs['internal_notes'];
    notes.setTyped(typeof theirs === 'string' ? theirs : '');
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
          fields={[{ name: 'internal_notes', label: 'Internal Notes' }]}
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
          For staff; the copy of their data that a person can ask for has them too.
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

function useNotes(enquiry: Enquiry) {
  const place = `garage-draft-notes-${enquiry.id}`;
  const current = enquiry.internal_notes ?? '';
  const [base, setBase] = useState({ notes: current, version: enquiry.version });
  const [typed, setTyped] = useState(() => sessionStorage.getItem(place) ?? current);
  // A newer row is the new base unless its notes differ from those that were being edited.
  if (enquiry.version > base.version && (current === base.notes || typed === base.notes)) {
    if (typed === base.notes) setTyped(current);
    setBase({ notes: current, version: enquiry.version });
  }
  const isUnsaved = typed !== base.notes;
  useEffect(() => {
    if (isUnsaved) sessionStorage.setItem(place, typed);
    else sessionStorage.removeItem(place);
  }, [place, typed, isUnsaved]);
  const saved = (after: Pick<Enquiry, 'internal_notes' | 'version'>, sent: string) => {
    const notes = after.internal_notes ?? '';
    // Whoever went on typing while it was saved has more to save.
    setTyped((now) => (now === sent ? notes : now));
    setBase({ notes, version: after.version });
  };
  return { typed, setTyped, version: base.version, isUnsaved, saved };
}
