/** What tells a person from a machine; it may flag an application and never stops one (docs/adr/0010). */
export interface Signs {
  /** Since the page was opened. */
  seconds: number;
  /** Something is in the field that nobody sees. */
  trapFilled: boolean;
}

/**
 * The signs as headers, for a backend of the page's own origin alone: another one would have to allow each of them, and
 * without that nothing could be sent.
 */
export function signHeaders(
  { seconds, trapFilled }: Signs,
  apiBase: string,
): Record<string, string> {
  const { origin } = window.location;
  if (new URL(apiBase, origin).origin !== origin) return {};
  return {
    'X-Form-Seconds': String(Math.round(seconds)),
    ...(trapFilled && { 'X-Form-Trap': '1' }),
  };
}
