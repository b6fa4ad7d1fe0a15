/** What a flag button says: its code, the name in its own language, and the tag of that language. */
export interface FlagInfo {
  code: string;
  name: string;
  tag: string;
}

const KNOWN: ReadonlyMap<string, FlagInfo> = new Map(
  Object.entries({
    pl: { code: 'PL', name: 'Polski', tag: 'pl' },
    eng: { code: 'EN', name: 'English', tag: 'en' },
    de: { code: 'DE', name: 'Deutsch', tag: 'de' },
    sk: { code: 'SK', name: 'Slovenčina', tag: 'sk' },
    cs: { code: 'CS', name: 'Čeština', tag: 'cs' },
    ru: { code: 'RU', name: 'Русский', tag: 'ru' },
    uz: { code: 'UZ', name: 'Oʻzbekcha', tag: 'uz' },
  }),
);

/** A language outside the list is named by its code alone (decisions, "languages"). */
export function flagInfo(language: string): FlagInfo {
  return KNOWN.get(language) ?? { code: language.toUpperCase(), name: language, tag: language };
}
