/** Attributes that name the readers of a part of a text (docs/contract.md). */
export const PART_ATTRIBUTES = ['data-poziom', 'data-miasto'] as const;

/** The reader's value for each attribute; null or missing when it is unknown. */
export type Reader = Readonly<
  Partial<Record<(typeof PART_ATTRIBUTES)[number], string | null | undefined>>
>;

const comparable = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** Removes the parts for other readers; all stay where none names the value, as in a text of another language. */
export function removePartsOfOthers(text: DocumentFragment, reader: Reader): void {
  // All are found before any is removed: a part may be the only one that names the reader's city.
  const others = PART_ATTRIBUTES.flatMap((attribute) => {
    const own = comparable(reader[attribute] ?? '');
    const isForReader = (part: Element) =>
      (part.getAttribute(attribute) ?? '').split('|').map(comparable).includes(own);
    const parts = [...text.querySelectorAll(`[${attribute}]`)];
    const isNamed = own !== '' && parts.some(isForReader);
    return isNamed ? parts.filter((part) => !isForReader(part)) : [];
  });
  for (const part of others) part.remove();
}
