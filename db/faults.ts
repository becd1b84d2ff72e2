/** What a database's refusal means, whichever engine it came from. */

type Fault = { code: string; table: string; text: string };

function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const table = 'table' in error && typeof error.table === 'string' ? error.table : '';
  return { code: error.code, table, text: error.message };
}

/**
 * Whether a row was refused because one with the same key exists.
 * @param tables count only refusals by these tables; if none are given, by any
 */
export function isUniqueViolation(error: unknown, ...tables: string[]): boolean {
  const fault = faultOf(error);
  if (!fault || !['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'].includes(fault.code))
    return false;
  // SQLite names the table only in its message: "UNIQUE constraint failed: table.column".
  return (
    tables.length === 0 || tables.some((table) => fault.table === table || fault.text.includes(`: ${table}.`))
  );
}

/** Whether PostgreSQL refused a row because a row it refers to does not exist: someone may just have deleted that. */
export function isForeignKeyViolation(error: unknown): boolean {
  return faultOf(error)?.code === '23503';
}

/** Whether two writers collided or a plan is outdated, so that the whole transaction can simply be retried. */
export function isContention(error: unknown): boolean {
  const codes = ['SQLITE_BUSY_SNAPSHOT', '40001', '40P01'];
  return codes.includes(faultOf(error)?.code ?? '') || isStalePlan(error);
}

/** Whether another process is writing to SQLite's file. */
export function isLocked(error: unknown): boolean {
  return ['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY'].includes(faultOf(error)?.code ?? '');
}

/** Whether a newer version of this program added a column to a table of which a cached plan selects every column. */
export function isStalePlan(error: unknown): boolean {
  return faultOf(error)?.code === '0A000';
}

/** Whether the database did not answer in time; it may still do what it was asked. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Whether PostgreSQL accepts no writes on this connection: it leads to a standby, or the provider's disk is full. */
export function isReadOnly(error: unknown): boolean {
  return faultOf(error)?.code === '25006';
}

/**
 * Error codes that mean PostgreSQL is down, full, broken, locked or read-only, or no longer lets us in, for instance
 * because its password or certificate has changed.
 */
const refusals =
  /^(08|25006|25P0[34]|28|3D|42501|53|55P03|57|58|XX00[12]|ERR_TLS|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_)/;

/** Messages of pg errors that have no code. */
const losses =
  /Connection terminated|Client was closed|connection error and is not queryable|Query read timeout|timeout exceeded when trying to connect|SSL connection/;

/** Whether the database itself cannot be used now: disk full, read-only or locked, connection lost, shut down. */
export function isUnavailable(error: unknown): boolean {
  const fault = faultOf(error);
  if (!fault) return error instanceof Error && losses.test(error.message);
  return (
    /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)/.test(fault.code) ||
    isLocked(error) ||
    isUnreachable(error) ||
    /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)/.test(fault.code) ||
    refusals.test(fault.code)
  );
}

/** When PostgreSQL stops, its socket file disappears; for other files the same code means something else. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
}

/** Whether a database answers but accepts no writes: its disk is full or read-only, or its file is not where it was. */
export function isUnwritable(error: unknown): boolean {
  return (
    isReadOnly(error) || /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|53100)/.test(faultOf(error)?.code ?? '')
  );
}

/**
 * Whether a command failed because of what it was given to work with, and not through a defect: a file, a disk, or a
 * database that is down, rejects us, or is not at the given address.
 */
export function isEnvironmentFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isUnavailable(error) || 'syscall' in error || faultOf(error)?.code === 'ERR_INVALID_URL';
}

/** Whether a file is no longer a database, or is one whose pages do not fit together. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(faultOf(error)?.code ?? '');
}

/** Whether PostgreSQL refused text that it cannot store, such as a zero byte; SQLite stores any. */
export function isUnstorable(error: unknown): boolean {
  return ['22021', '22P05'].includes(faultOf(error)?.code ?? '');
}
