/** `window.matchMedia` of a wide window: every `min-width` matches. */
export function wide(query: string): MediaQueryList {
  const list = new EventTarget() as MediaQueryList;
  return Object.assign(list, { matches: query.includes('min-width'), media: query });
}
