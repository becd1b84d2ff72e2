import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { isOutcomeUnknown } from '../../../../lib/api.ts';
import { type ComparedFields, Conflict, saveOverUnrelatedChange, versionsOf } from './conflict.tsx';
import { rememberOwnVersion, type RowVersion } from './use-versioned-write.ts';
import { keptBase } from './form-draft.ts';
import { type FormOptions, useForm } from './use-form.ts';

/** A row as it was on the screen when typing began. */
type Row = Record<string, unknown> & RowVersion;

type VersionedOptions<S extends z.ZodMiniType> = Pick<FormOptions<S>, 'schema' | 'read'> & {
  draft: string;
  /** The row being edited, as it is on the screen; absent for a new one. */
  row: Row | undefined;
  /** For an endpoint that takes all fields at once; otherwise only changed fields are sent. */
  whole?: boolean;
  submit: (checked: z.output<S>, version: number | undefined) => Promise<Pick<RowVersion, 'version'>>;
  /** The fields of the two versions to compare if someone else was faster. */
  fields: ComparedFields;
  /** Closes the form. */
  onDone: () => void;
};

/**
 * A form for a row that others may change meanwhile. Changes to different fields do not conflict; if both are to the
 * same field, the second person decides.
 * @returns as `useForm`; the shell shows both versions above the form if someone else was faster
 */
export function useVersionedForm<S extends z.ZodMiniType>({
  row,
  whole = false,
  submit,
  onDone,
  fields,
  ...options
}: VersionedOptions<S>) {
  // Not a row that arrived while the form was open.
  const [first] = useState(() => (keptBase(options.draft) as Row | null) ?? row);
  const seen = useRef(first?.version);
  // These changes may have been stored: if so, they are not a change by someone else.
  const unanswered = useRef<object[]>([]);
  const { shell, problems, error } = useForm({
    ...options,
    base: first,
    submit(checked) {
      const sent = unanswered.current;
      const change = first && !whole ? (differing(checked as object, first, sent) as z.output<S>) : checked;
      return saveOverUnrelatedChange(
        async (version) => {
          const after = await submit(change, version);
          return first && version ? rememberOwnVersion({ id: first.id, version }, after) : after;
        },
        seen.current,
        (theirs) => !first || meet(change as object, [first, ...sent], theirs),
      ).catch((reason: unknown) => {
        if (isOutcomeUnknown(reason)) sent.push(change as object);
        throw reason;
      });
    },
    done: onDone,
  });
  const versions = versionsOf(error);
  const saveMine = () => {
    seen.current = Number(versions?.theirs['version']);
    shell.form.ref.current?.requestSubmit();
  };
  const keepTheirs = () => {
    shell.form.ref.current?.reset();
    onDone();
  };
  if (!versions) return { shell, problems };
  const above = <Conflict versions={versions} fields={fields} onMine={saveMine} onTheirs={keepTheirs} />;
  return { shell: { ...shell, summary: [], above }, problems };
}

const isSame = (a: unknown, b: unknown) => (a ?? null) === (b ?? null);

/** The fields that differ from the row, or may by now on the server; a field that the row lacks counts as changed. */
function differing(checked: object, row: Row, sent: object[]): Record<string, unknown> {
  const maybeStored = sent.flatMap((change) => Object.keys(change));
  return Object.fromEntries(
    Object.entries(checked).filter(
      ([name, value]) => maybeStored.includes(name) || !(name in row && isSame(value, row[name])),
    ),
  );
}

/**
 * Whether someone else changed any of the same fields to something else: an untouched field may already show theirs.
 * @param own the rows that the user has seen or sent
 */
function meet(change: object, own: object[], theirs: Record<string, unknown>): boolean {
  return Object.keys(change).some((name) =>
    [change, ...own].every((row) => !isSame(theirs[name], (row as Record<string, unknown>)[name])),
  );
}
