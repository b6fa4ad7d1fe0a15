/** Returns whether the calls go to the origin of the page, where the browser needs no permission. */
export function isOwnOrigin(apiBase: string): boolean {
  const { origin } = window.location;
  return new URL(apiBase, origin).origin === origin;
}

/** The result of a call with these headers: a response of any status, a failure, or neither in time. */
type Try = (headers: Record<string, string | undefined>) => Promise<'answered' | 'failed' | 'late'>;

/**
 * Returns whether the browser most likely keeps back every POST to a backend on another origin, which does not allow
 * its headers (docs/hosting.md, "A backend on another origin"). Browsers report a failure to the page, but not its
 * cause. So the address is requested without the headers of the POST, with them, and again without: a missing
 * permission fails the second one alone.
 *
 * @param attempt sends a harmless call to the address of the POST, and repeats one that fails
 */
export async function isPostBlocked(attempt: Try, headers: Parameters<Try>[0]) {
  return (
    (await attempt({})) === 'answered' &&
    (await attempt(headers)) === 'failed' &&
    (await attempt({})) === 'answered'
  );
}
