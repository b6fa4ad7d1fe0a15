const NAMED: ReadonlyMap<string, string> = new Map([
  ['nbsp', '\u00a0'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['bdquo', '„'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['sbquo', '‚'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['sect', '§'],
  ['szlig', 'ß'],
]);
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['acute', '\u0301'],
  ['uml', '\u0308'],
  ['caron', '\u030c'],
  ['circ', '\u0302'],
  ['ring', '\u030a'],
  ['grave', '\u0300'],
  ['cedil', '\u0327'],
  ['tilde', '\u0303'],
]);
const ENTITY =
  /&(?:#(\d{1,6})|#[xX]([\da-fA-F]{1,5})|([A-Za-z])(acute|uml|caron|circ|ring|grave|cedil|tilde)|(\w+));/g;

/**
 * The text of HTML without its markup, where it cannot be sanitised. Without the sanitiser the browser may not parse it
 * (Trusted Types), so only the entities that editors usually write are decoded; others stay as they are.
 */
export function withoutMarkup(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(ENTITY, decoded);
}

function decoded(
  entity: string,
  decimal = '',
  hex = '',
  letter = '',
  accent = '',
  name = '',
): string {
  const code = decimal === '' ? parseInt(hex, 16) : Number(decimal);
  if (!Number.isNaN(code)) return String.fromCodePoint(code);
  if (letter !== '') return (letter + (ACCENTS.get(accent) ?? '')).normalize();
  return NAMED.get(name) ?? entity;
}
