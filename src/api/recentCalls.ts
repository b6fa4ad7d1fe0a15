/**
 * A call of the backend for support, without parameters and data.
 *
 * - `at`: when it ended, as an ISO instant in UTC
 * - `call`: method and path template: "GET kody-pocztowe/{kodPocztowy}"
 * - `status`: HTTP status, or the name of the error: "FETCH_ERROR"
 * - `kod`: why the backend refused, of which the screen speaks
 * - `ms`: duration in milliseconds
 * - `requestCode`: the start of the id in the backend's log
 */
export interface RecentCall {
  at: string;
  call: string;
  status: number | string | null;
  kod?: string;
  ms: number;
  requestCode?: string;
}

const REMEMBERED = 20;
const VARIABLE_PATHS = [
  'dks/{promoLink}',
  'kody-pocztowe/{kodPocztowy}',
  'definicje-formularzy/kierunek-specjalnosc/{id}',
  'warunki-rekrutacyjne/rekrutacja/{id}',
];

let calls: readonly RecentCall[] = [];

/** Records a call; the path loses its query. Only the last calls are stored. */
export function rememberCall(
  method: string,
  path: string,
  outcome: Omit<RecentCall, 'at' | 'call'>,
): void {
  const template = VARIABLE_PATHS.find((known) => path.startsWith(known.replace(/\{.*/, '')));
  const call = `${method} ${template ?? path.replace(/\?.*/, '')}`;
  calls = [...calls, { at: new Date().toISOString(), call, ...outcome }].slice(-REMEMBERED);
}

/** The last calls, oldest first. */
export function recentCalls(): readonly RecentCall[] {
  return calls;
}
