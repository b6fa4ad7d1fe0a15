/**
 * A call of the backend as support may see it: never what was asked for or answered.
 *
 * - `call`: method and path, its variable parts by their names: "GET kody-pocztowe/{kodPocztowy}"
 * - `status`: of the answer, or the name of the fault: "FETCH_ERROR"
 * - `ms`: how long it took, in milliseconds
 */
export interface RecentCall {
  call: string;
  status: number | string | null;
  ms: number;
}

const REMEMBERED = 20;
const VARIABLE_PATHS = [
  'dks/{promoLink}',
  'kody-pocztowe/{kodPocztowy}',
  'definicje-formularzy/kierunek-specjalnosc/{id}',
  'warunki-rekrutacyjne/rekrutacja/{id}',
];

let calls: readonly RecentCall[] = [];

/** Remembers a call, its path without the query; of the earlier ones the last few stay. */
export function rememberCall(
  method: string,
  path: string,
  outcome: Omit<RecentCall, 'call'>,
): void {
  const template = VARIABLE_PATHS.find((known) => path.startsWith(known.replace(/\{.*/, '')));
  const call = `${method} ${template ?? path.replace(/\?.*/, '')}`;
  calls = [...calls, { call, ...outcome }].slice(-REMEMBERED);
}

/** The last calls, the oldest first. */
export function recentCalls(): readonly RecentCall[] {
  return calls;
}
