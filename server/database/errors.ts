/** Errors caused by a single row: SQLite's codes, and PostgreSQL's classes 22, 23 and 54. */
const ROW_ERROR = /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|(22|23|54)...$)/;

/** Full disk, lock, lost connection, timeout, temporarily read-only server. */
const TRANSIENT =
  /^(SQLITE_(FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY)|(08|40|53)...$|57P..$|57014$|55P03$|25P03$|25006$|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

/** Messages of the PostgreSQL driver about a lost or silent connection, which have no code. */
const LOST_CONNECTION =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (was closed|has encountered a connection error))/;

/** The code of an error of the system or the database; null without one. */
export function codeOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

/** The message of an error, or its code: the error of several connection attempts has no message. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (codeOf(error) ?? error.name);
}

/** What people read about a file that cannot be used, in place of the words of the system. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it.',
  EEXIST: 'this file exists already.',
  EISDIR: 'this is a folder.',
  ENOENT: 'there is no such file or folder.',
  ENOSPC: 'the disk is full.',
  ENOTDIR: 'there is no such folder.',
  SQLITE_FULL: 'the disk is full.',
};

/** Returns whether the file, or its disk, is the cause. */
export function isFileError(error: unknown): boolean {
  return (codeOf(error) ?? '') in FILE_ERRORS;
}

/** An error that names the file, and says what is wrong with it. */
export function fileError(file: string, error: unknown): Error {
  const words = FILE_ERRORS[codeOf(error) ?? ''] ?? messageOf(error);
  return new Error(`${file}: ${words}`, { cause: error });
}

/** Returns whether the error is caused by a single row, so that the other rows could be stored without it. */
export function isRowError(error: unknown): boolean {
  return ROW_ERROR.test(codeOf(error) ?? '');
}

/** Returns whether the same operation may succeed a little later. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A failed connection is transient whatever its code, because a restarting server has no socket for a moment.
  if ('syscall' in error && error.syscall === 'connect') return true;
  const code = codeOf(error);
  return code === null ? LOST_CONNECTION.test(error.message) : TRANSIENT.test(code);
}
