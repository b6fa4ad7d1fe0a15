import type { IncomingHttpHeaders } from 'node:http';

/** Nobody reads, fills in and sends the form in less, in seconds since the page was opened. */
const LEAST_SECONDS = 10;

/** Why an application looks as if a machine had sent it: what nobody sees was filled in, or it came too soon. */
export type Suspicion = 'trap' | 'fast';

/**
 * Reads the signs that the form sends along (docs/adr/0010). They are for whoever looks through the applications, and
 * never a reason to refuse one; a client that sends none is not suspected.
 */
export function suspicion(headers: IncomingHttpHeaders): Suspicion | null {
  if (headers['x-form-trap'] === '1') return 'trap';
  const seconds = headers['x-form-seconds'];
  if (typeof seconds !== 'string' || !/^\d{1,9}$/.test(seconds)) return null;
  return Number(seconds) < LEAST_SECONDS ? 'fast' : null;
}
