import { useRef } from 'react';
import type * as z from 'zod/mini';
import { versionsOf } from './conflict.tsx';
import { type FormOptions, useForm } from './use-form.ts';

type VersionedOptions<S extends z.ZodMiniType, Version> = Omit<FormOptions<S>, 'submit'> & {
  /** The version on the screen; absent for what is new. */
  version: Version;
  submit: (checked: z.output<S>, version: Version | number) => Promise<unknown>;
};

/**
 * A form for something that others may change meanwhile.
 * @returns as `useForm`, and `versions` to be shown with `Conflict` when somebody was faster, `saveMine` to save
 *   one's own over theirs
 */
export function useVersionedForm<S extends z.ZodMiniType, Version extends number | undefined>({
  version,
  submit,
  ...options
}: VersionedOptions<S, Version>) {
  // The version that was on the screen when the form opened, not the one that arrived while it was open.
  const seen = useRef<Version | number>(version);
  const { error, summary, ...rest } = useForm({
    ...options,
    submit: (checked) => submit(checked, seen.current),
  });
  const versions = versionsOf(error);
  const saveMine = () => {
    seen.current = Number(versions?.theirs['version']);
    rest.form.ref.current?.requestSubmit();
  };
  return { ...rest, summary: versions ? [] : summary, versions, saveMine };
}
