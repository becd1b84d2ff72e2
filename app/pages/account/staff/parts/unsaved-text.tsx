import { useEffect } from 'react';
import { readFromTab } from '../../../../lib/tab-storage.ts';
import { TextArea } from '../../../../ui/field.tsx';
import { keptChanges } from './form-draft.ts';
import parts from './parts.module.css';

/** What was typed into a form whose row has been deleted or merged by someone else, to be read and copied. */
export function UnsavedText({ draft }: { draft: string }) {
  const typed = typedAt(draft);
  if (typed.length === 0) return null;
  return (
    <div className={parts.form}>
      <TextArea
        readOnly
        label="What you had typed"
        rows={Math.min(typed.length + 2, 8)}
        value={typed.join('\n')}
      />
    </div>
  );
}

/** Forgets every draft about a person who has been erased, of their cars and appointments too. */
export function useForgetDrafts(personId: string): void {
  useEffect(() => {
    for (const [key, text] of Object.entries({ ...sessionStorage }))
      if (key.startsWith('garage-draft-') && `${key}${text}`.includes(personId))
        sessionStorage.removeItem(key);
  }, [personId]);
}

/** The kept texts that differ from the row they were typed over. Choices are ids and mean nothing here. */
function typedAt(draft: string): string[] {
  // The notes on an enquiry keep their one text by itself.
  const notes = readFromTab(draft, { typed: '' }).typed;
  return [...keptChanges(draft), notes].filter((text) => text !== '' && !isId(text));
}

const isId = (text: string) => /^[\da-f-]{36}$/.test(text);
