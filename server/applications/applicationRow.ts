import type { IncomingHttpHeaders } from 'node:http';
import type { Application } from '../../src/contract/application';
import {
  ATTRIBUTION_HEADER,
  attributionIn,
  attributionQuery,
} from '../../src/contract/attribution';
import { placeOf } from '../database/places';
import type { ApplicationTable } from '../database/tables';
import { mailboxOf } from '../person/mailbox';
import { namesakeKey } from '../person/namesakeKey';
import { personKey } from '../person/personKey';

/** The shortest time in which a person reads, fills in and sends the form, in seconds since the page was opened. */
const MIN_SECONDS = 10;

/**
 * Says why an application looks automated: the hidden field was filled in (`trap`), or it came too soon (`fast`). Reads
 * the bot signals that the form sends (docs/adr/0010). They flag an application for review and never refuse one; a
 * client that sends none is not flagged.
 */
function suspicion(headers: IncomingHttpHeaders): ApplicationTable['suspected'] {
  if (headers['x-form-trap'] === '1') return 'trap';
  const seconds = String(headers['x-form-seconds']);
  if (!/^\d{1,9}$/.test(seconds)) return null;
  return Number(seconds) < MIN_SECONDS ? 'fast' : null;
}

const HEADER = ATTRIBUTION_HEADER.toLowerCase();

/**
 * One query of at most the length that the site can send: five names of 100 letters, which take up to 12 characters
 * each. Node.js joins several headers with a comma, which a query encodes.
 */
const QUERY = /^[\x21-\x2b\x2d-\x7e]{1,6144}$/;

/**
 * Reads the campaign that led to the application (docs/configuration.md). An application is never refused for it.
 *
 * @returns the query to store; null without a valid one
 */
function attribution(headers: IncomingHttpHeaders): string | null {
  const given = String(headers[HEADER] ?? '');
  if (!QUERY.test(given)) return null;
  const found = attributionIn(given);
  return found && attributionQuery(found);
}

/**
 * Maps an application to its database row.
 *
 * @param headers of its request
 */
export function applicationRow(
  application: Application,
  stored: Pick<ApplicationTable, 'id' | 'reference' | 'created_at'>,
  headers: IncomingHttpHeaders = {},
): ApplicationTable {
  return {
    ...stored,
    suspected: suspicion(headers),
    attribution: attribution(headers),
    person_key: personKey(application.kandydat),
    namesake_key: namesakeKey(application.kandydat),
    ...placeOf(application.wybranyNabor),
    mailbox: mailboxOf(application.kandydat.email),
    birth_date: application.kandydat.dataUrodzenia,
    payload: JSON.stringify(application),
    state: 'OTRZYMANE',
    message: null,
    changed_at: stored.created_at,
    withdrawn_at: null,
  };
}
