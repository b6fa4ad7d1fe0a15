const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * The lines of the values in a JSON text.
 *
 * @param text valid JSON
 * @returns lines from 1 by path, as "0.rekrutacja.id"; "" is the whole
 */
export function jsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  /** What encloses the next value: the key or the index at which it stands. */
  const open: { key: string; index: number | null }[] = [];
  let line = 1;
  let end = 0;
  let isKey = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    line += text.slice(end, index).split('\n').length - 1;
    end = index;
    const inside = open.at(-1);
    if (token === '}' || token === ']') {
      open.pop();
      isKey = false;
    } else if (token === ',' && inside !== undefined) {
      if (inside.index !== null) inside.index += 1;
      isKey = inside.index === null;
    } else if (token === ':') {
      isKey = false;
    } else if (isKey && inside !== undefined) {
      inside.key = String(JSON.parse(token));
    } else {
      const path = open.map(({ key, index: place }) => place ?? key).join('.');
      lines.set(path, line);
      if (token === '{' || token === '[') {
        open.push({ key: '', index: token === '[' ? 0 : null });
        isKey = token === '{';
      }
    }
  }
  return lines;
}
