import type { FastifyReply } from 'fastify';
import { ALREADY_REGISTERED, INVALID_DATA, OFFER_UNAVAILABLE } from '../../src/contract/refusal';

/** A mistake in an application: field name of the form and message key (contract, "The reference backend"). */
export interface FieldFault {
  pole: string;
  klucz: string;
}

/** An answer that is not the one asked for. `kod` is the contract's, or one of those below. */
export interface Refusal {
  status: number;
  body: { kod: string; bledy?: readonly FieldFault[] };
}

export const NOT_FOUND: Refusal = { status: 404, body: { kod: 'NIE_ZNALEZIONO' } };
export const FOREIGN_ORIGIN: Refusal = { status: 403, body: { kod: 'OBCE_POCHODZENIE' } };
export const NOT_JSON: Refusal = { status: 415, body: { kod: 'TYLKO_JSON' } };
export const OFFER_GONE: Refusal = { status: 400, body: { kod: OFFER_UNAVAILABLE } };
export const REGISTERED_BEFORE: Refusal = { status: 400, body: { kod: ALREADY_REGISTERED } };
export const KEY_REUSED: Refusal = { status: 422, body: { kod: 'KLUCZ_UZYTY_PONOWNIE' } };
export const TOO_OFTEN: Refusal = { status: 429, body: { kod: 'ZA_DUZO_ZGLOSZEN' } };

/** Faults that are named at most: nobody reads more of them. */
const MOST_FAULTS = 50;

/** The application breaks a rule; `bledy` may be empty when no field is to blame. */
export function invalidData(bledy: readonly FieldFault[]): Refusal {
  return { status: 400, body: { kod: INVALID_DATA, bledy: bledy.slice(0, MOST_FAULTS) } };
}

/** How many times the size of its request an answer may have, so that it pays nobody to be refused. */
const MOST_TIMES = 4;

/**
 * The refusal with as many faults as an answer to a body of that size may name. The `kod` always stays.
 *
 * @param bytes of the refused body
 */
export function inProportion({ status, body }: Refusal, bytes: number): Refusal {
  const { kod, bledy } = body;
  if (bledy === undefined) return { status, body };
  const size = (count: number) =>
    Buffer.byteLength(JSON.stringify({ kod, bledy: bledy.slice(0, count) }));
  let count = bledy.length;
  while (count > 0 && size(count) > MOST_TIMES * bytes) count -= 1;
  return { status, body: { kod, bledy: bledy.slice(0, count) } };
}

const CODES: Partial<Record<number, string>> = {
  400: INVALID_DATA,
  404: NOT_FOUND.body.kod,
  413: 'ZA_DUZA_TRESC',
  415: NOT_JSON.body.kod,
  429: TOO_OFTEN.body.kod,
  503: 'NIEDOSTEPNE',
};

/** The `kod` that goes with a status when nothing more is known. */
export function codeOf(status: number): string {
  return CODES[status] ?? (status < 500 ? 'ODRZUCONE' : 'BLAD_SERWERA');
}

/** What is said with a status when nothing more is known. */
export function codeBody(status: number): { kod: string; bledy?: readonly FieldFault[] } {
  return status === 400 ? { kod: codeOf(status), bledy: [] } : { kod: codeOf(status) };
}

/** Sends a refusal, which nobody may keep. */
export function refuse(reply: FastifyReply, { status, body }: Refusal): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
