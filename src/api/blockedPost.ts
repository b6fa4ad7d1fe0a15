/** Whether the calls go to the origin of the page, where the browser asks nobody for permission. */
export function isOwnOrigin(apiBase: string): boolean {
  const { origin } = window.location;
  return new URL(apiBase, origin).origin === origin;
}

/** One call with these headers: whether any response could be read. */
type Reach = (headers: Record<string, string>) => Promise<boolean>;

/**
 * Whether the browser keeps back every POST to a backend on another origin, which does not allow its headers
 * (docs/hosting.md, "A backend on another origin"). Browsers tell a page of a failure, but not of its cause. So a
 * harmless call is sent without the headers of the POST, with them, and again without: only a missing permission fails
 * the second alone. What was kept back is not stored.
 */
export async function isPostBlocked(reach: Reach, headers: Record<string, string>) {
  return (await reach({})) && !(await reach(headers)) && (await reach({}));
}
