/** The one table from an error's code to the status of its answer. */
export const statusOf = {
  bad_json: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  too_slow: 408,
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

/**
 * An answer that is not the one the caller hoped for. `message` is a sentence for people and the only
 * text that leaves the server; `fields` says what is wrong with which field.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, more: { fields?: FieldErrors; headers?: Record<string, string> } = {}) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}

/** The server cannot start; the message is one sentence for the person who starts it. */
export class NotStartable extends Error {}

/** @returns an error that says a thing does not exist, or is not the caller's to see */
export function notFound(what: string): AppError {
  return new AppError('not_found', `We could not find that ${what}.`);
}

/** @returns the error for a row that somebody else has changed since the caller read it */
export function changedMeanwhile(what: string): AppError {
  return new AppError('changed_meanwhile', `Somebody else has changed this ${what} in the meantime. Please look again.`);
}
