import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type ComparedField, Conflict, versionsOf } from './conflict.tsx';
import { type FormOptions, keptVersion, useForm } from './use-form.ts';

type VersionedOptions<S extends z.ZodMiniType, Version> = Pick<FormOptions<S>, 'schema' | 'read'> & {
  draft: string;
  /** The version on the screen; absent for what is new. */
  version: Version;
  submit: (checked: z.output<S>, version: Version | number) => Promise<unknown>;
  /** What of the two versions is compared when somebody was faster. */
  fields: ComparedField[];
  /** Closes the form. */
  onDone: () => void;
};

/**
 * A form for something that others may change meanwhile.
 * @returns as `useForm`; the shell shows both versions above the form when somebody was faster
 */
export function useVersionedForm<S extends z.ZodMiniType, Version extends number | undefined>({
  version,
  submit,
  onDone,
  fields,
  ...options
}: VersionedOptions<S, Version>) {
  // The version that was on the screen when the typing began, not the one that arrived while the form was open.
  const [first] = useState(() => keptVersion(options.draft) ?? version);
  const seen = useRef<Version | number>(first);
  const { shell, problems, error } = useForm({
    ...options,
    version: first,
    submit: (checked) => submit(checked, seen.current),
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
