/** Constraints and values that one row breaks: SQLite's codes, and classes 22, 23 and 54 of PostgreSQL. */
const OF_A_ROW = /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|(22|23|54)...$)/;

/** A full disk, a lock, a lost connection, a server that is too slow or only reads for now. */
const PASSING =
  /^(SQLITE_(FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY)|(08|40|53)...$|57P..$|57014$|55P03$|25P03$|25006$|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

/** What PostgreSQL's driver says of a lost or silent connection, which it gives no code. */
const LOST_CONNECTION =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (was closed|has encountered a connection error))/;

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Whether a row that was written is to blame, so that the others would have gone in without it. */
export function isRowFault(error: unknown): boolean {
  return error instanceof Error && OF_A_ROW.test(codeOf(error) ?? '');
}

/** Whether the same may succeed a little later. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Whatever its code: a server that starts again has no socket for a moment.
  if ('syscall' in error && error.syscall === 'connect') return true;
  const code = codeOf(error);
  return code === null ? LOST_CONNECTION.test(error.message) : PASSING.test(code);
}
