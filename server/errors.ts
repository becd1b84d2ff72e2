/** The one table from an error's code to the status of its answer. */
export const statusOf = {
  bad_json: 400,
  not_signed_in: 401,
  not_allowed: 403,
  second_step_needed: 403,
  not_found: 404,
  conflict: 409,
  slot_taken: 409,
  changed_meanwhile: 409,
  too_large: 413,
  not_json: 415,
  invalid_input: 422,
  key_reused: 422,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;
export type FieldErrors = Record<string, string>;
type More = { fields?: FieldErrors; headers?: Record<string, string>; details?: Record<string, unknown> };

/**
 * An answer that is not the one the caller hoped for. `message` is a sentence for people and the only
 * text that leaves the server; `fields` says what is wrong with which field; `details` carries rows that the
 * caller needs to go on, such as the newer version of the row to be changed.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, more: More = {}) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.details = more.details;
    this.headers = more.headers ?? {};
  }
}

/** @returns an error's own message: for logs and for whoever runs the server, not for callers */
export function reasonOf(error: unknown): string {
  // For a name with several addresses, such as `localhost`, only the errors inside have a message.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Something that the person who runs the server or a command must fix; the message is one sentence for them. */
export class OperatorError extends Error {}

/** @returns an error that says a thing does not exist, or is not the caller's to see */
export function notFound(what: string): AppError {
  return new AppError('not_found', `We could not find that ${what}.`);
}

/** @returns an error about one field: its sentence is both the message and the field's complaint */
export function wrongField(field: string, sentence: string): AppError {
  return new AppError('invalid_input', sentence, { fields: { [field]: sentence } });
}

/**
 * @param versions the row as it is now and what the caller sent, so that neither is lost
 * @returns the error for a row that someone else has changed since the caller read it
 */
export function changedMeanwhile(what: string, versions: { theirs: unknown; yours: unknown }): AppError {
  const sentence = `Somebody else has changed this ${what} in the meantime. Please look again.`;
  return new AppError('changed_meanwhile', sentence, { details: versions });
}

/**
 * Refuses a change that is based on an older version than the stored one.
 * @param seen the version that was on the screen; if absent, any version may be changed
 * @throws {AppError} `changed_meanwhile`, with both versions
 */
export function refuseOlder(
  what: string,
  theirs: { version: number },
  seen: number | undefined,
  yours: unknown,
): void {
  if (seen !== undefined && seen !== theirs.version) throw changedMeanwhile(what, { theirs, yours });
}
