import type { FastifyReply } from 'fastify';
import {
  ALREADY_REGISTERED,
  INVALID_DATA,
  NO_PLACES,
  OFFER_UNAVAILABLE,
  TOO_MANY_CORRECTIONS,
} from '../../src/contract/refusal';

/** An invalid field of an application: its name in the form and the message key (src/contract/refusal.ts). */
export interface FieldFault {
  pole: string;
  klucz: string;
}

/** An error response. `kod` is one of src/contract/refusal.ts or one of those below. */
export interface RefusalResponse {
  status: number;
  body: { kod: string; bledy?: readonly FieldFault[] };
}

export const NOT_FOUND: RefusalResponse = { status: 404, body: { kod: 'NIE_ZNALEZIONO' } };
export const UNAUTHORISED: RefusalResponse = { status: 401, body: { kod: 'BRAK_DOSTEPU' } };
export const NOT_JSON: RefusalResponse = { status: 415, body: { kod: 'TYLKO_JSON' } };
export const STALE_OFFER: RefusalResponse = { status: 400, body: { kod: OFFER_UNAVAILABLE } };
export const OFFER_FULL: RefusalResponse = { status: 400, body: { kod: NO_PLACES } };
export const DUPLICATE_APPLICATION: RefusalResponse = {
  status: 400,
  body: { kod: ALREADY_REGISTERED },
};
export const CORRECTIONS_FULL: RefusalResponse = {
  status: 400,
  body: { kod: TOO_MANY_CORRECTIONS },
};
export const KEY_REUSED: RefusalResponse = { status: 422, body: { kod: 'KLUCZ_UZYTY_PONOWNIE' } };

/** The largest number of faults in a response. */
const MAX_FAULTS = 50;

/** The application breaks a rule; `bledy` is empty when the fault belongs to no field. */
export function invalidData(bledy: readonly FieldFault[]): RefusalResponse {
  return { status: 400, body: { kod: INVALID_DATA, bledy: bledy.slice(0, MAX_FAULTS) } };
}

/** A refusal may be this many times as large as its request, so that it cannot be used to amplify traffic. */
const MAX_RATIO = 4;

/** Leaves out the faults of a refusal that is out of proportion to its request. The `kod` always stays. */
export function limitToRequestSize(
  { status, body }: RefusalResponse,
  bytes: number,
): RefusalResponse {
  const isFitting = Buffer.byteLength(JSON.stringify(body)) <= MAX_RATIO * bytes;
  return { status, body: body.bledy === undefined || isFitting ? body : { ...body, bledy: [] } };
}

const CODES: Partial<Record<number, string>> = {
  400: INVALID_DATA,
  404: NOT_FOUND.body.kod,
  413: 'ZA_DUZA_TRESC',
  415: NOT_JSON.body.kod,
  429: 'ZA_DUZO_ZGLOSZEN',
  503: 'NIEDOSTEPNE',
};

/** The default `kod` of a status. */
export function codeOf(status: number): string {
  return CODES[status] ?? (status < 500 ? 'ODRZUCONE' : 'BLAD_SERWERA');
}

/** The default body of a status. */
export function bodyOfStatus(status: number): { kod: string; bledy?: readonly FieldFault[] } {
  return status === 400 ? { kod: codeOf(status), bledy: [] } : { kod: codeOf(status) };
}

/** Sends a refusal, which must not be stored. */
export function refuse(reply: FastifyReply, { status, body }: RefusalResponse): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
