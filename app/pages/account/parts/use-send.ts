import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../../lib/api.ts';
import { complaintsOf, inFormOrder } from './typed.ts';

type Options<S extends z.ZodMiniType, Saved> = {
  /** The endpoint's own rules. */
  schema: S;
  /** Reads what the schema checks. */
  read: (form: HTMLFormElement) => unknown;
  send: (checked: z.output<S>) => Promise<Saved>;
  /** The form stays busy until this is done too. */
  saved: (saved: Saved, form: HTMLFormElement) => void | Promise<void>;
  failed?: ((error: unknown) => void) | undefined;
};

/** Sends a form once its text meets the endpoint's rules. @returns the errors by field name, and the last failure */
export function useSend<S extends z.ZodMiniType, Saved>({
  schema,
  read,
  send,
  saved,
  failed,
}: Options<S, Saved>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const run = async (form: HTMLFormElement) => {
    setError(null);
    const checked = schema.safeParse(read(form));
    const complaints = complaintsOf(form, checked.error?.issues);
    setErrors(complaints);
    if (checked.data === undefined || Object.keys(complaints).length > 0) return;
    setPending(true);
    try {
      await saved(await send(checked.data), form);
    } catch (reason) {
      setError(reason);
      if (reason instanceof ApiError) setErrors(inFormOrder(form, reason.fields));
      failed?.(reason);
    } finally {
      setPending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) void run(event.currentTarget);
  };
  return { errors, setErrors, error, pending, onSubmit };
}
