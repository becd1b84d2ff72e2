import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { versionsOf } from './conflict.tsx';
import { type FormOptions, keptVersion, useForm } from './use-form.ts';

type VersionedOptions<S extends z.ZodMiniType, Version> = Pick<FormOptions<S>, 'schema' | 'read'> & {
  draft: string;
  /** The version on the screen; absent for what is new. */
  version: Version;
  submit: (checked: z.output<S>, version: Version | number) => Promise<unknown>;
  /** Closes the form. */
  onDone: () => void;
};

/**
 * A form for something that others may change meanwhile.
 * @returns as `useForm`, and `versions` to be shown with `Conflict` when somebody was faster, `saveMine` to save
 *   one's own over theirs, `keepTheirs` to drop one's own
 */
export function useVersionedForm<S extends z.ZodMiniType, Version extends number | undefined>({
  version,
  submit,
  onDone,
  ...options
}: VersionedOptions<S, Version>) {
  // The version that was on the screen when the typing began, not the one that arrived while the form was open.
  const [first] = useState(() => keptVersion(options.draft) ?? version);
  const seen = useRef<Version | number>(first);
  const { error, summary, ...rest } = useForm({
    ...options,
    version: first,
    submit: (checked) => submit(checked, seen.current),
    done: onDone,
  });
  const versions = versionsOf(error);
  const saveMine = () => {
    seen.current = Number(versions?.theirs['version']);
    rest.form.ref.current?.requestSubmit();
  };
  const keepTheirs = () => {
    rest.form.ref.current?.reset();
    onDone();
  };
  return { ...rest, summary: versions ? [] : summary, versions, saveMine, keepTheirs };
}
