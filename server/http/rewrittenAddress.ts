/**
 * The address as the routes know it: without the base path, under which everything is served as well, and "/" for one
 * that is not properly encoded, as a start address may be (decisions, "start address").
 *
 * @param url path and query of the request
 * @param basePath "/" or "/x/"
 */
export function rewrittenAddress(url: string, basePath: string): string {
  const inside = url.startsWith(basePath) ? `/${url.slice(basePath.length)}` : url;
  try {
    decodeURI(inside);
    return inside;
  } catch {
    return inside.startsWith('/api/') || inside.startsWith('/assets/') ? '/api/' : '/';
  }
}
