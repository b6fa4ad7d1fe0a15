import type { IncomingHttpHeaders } from 'node:http';
import {
  ATTRIBUTION_HEADER,
  attributionIn,
  attributionQuery,
} from '../../src/contract/attribution';

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
export function attribution(headers: IncomingHttpHeaders): string | null {
  const given = headers[HEADER];
  if (typeof given !== 'string' || !QUERY.test(given)) return null;
  const found = attributionIn(given);
  return found && attributionQuery(found);
}
