import { isOwnOrigin } from './blockedPost';

/** Signals of automated submissions. They flag an application and never refuse it (docs/adr/0010). */
export interface BotSignals {
  /** Seconds since the page was opened. */
  seconds: number;
  /** The hidden field was filled in. */
  honeypotFilled: boolean;
}

/**
 * The signals as headers, only for a backend on the page's origin: another origin would have to allow each header, and
 * refuse the request otherwise.
 */
export function botSignalHeaders(
  { seconds, honeypotFilled }: BotSignals,
  apiBase: string,
): Record<string, string> {
  if (!isOwnOrigin(apiBase)) return {};
  return {
    'X-Form-Seconds': String(Math.round(seconds)),
    ...(honeypotFilled && { 'X-Form-Trap': '1' }),
  };
}
