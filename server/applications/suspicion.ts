import type { IncomingHttpHeaders } from 'node:http';
import type { ApplicationTable } from '../database/tables';

/** The shortest time in which a person reads, fills in and sends the form, in seconds since the page was opened. */
const MIN_SECONDS = 10;

/**
 * Says why an application looks automated: the hidden field was filled in (`trap`), or it came too soon (`fast`). Reads
 * the bot signals that the form sends (docs/adr/0010). They flag an application for review and never refuse one; a
 * client that sends none is not flagged.
 */
export function suspicion(headers: IncomingHttpHeaders): ApplicationTable['suspected'] {
  if (headers['x-form-trap'] === '1') return 'trap';
  const seconds = headers['x-form-seconds'];
  if (typeof seconds !== 'string' || !/^\d{1,9}$/.test(seconds)) return null;
  return Number(seconds) < MIN_SECONDS ? 'fast' : null;
}
