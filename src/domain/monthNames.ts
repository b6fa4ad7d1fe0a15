import { languageInfo, LANGUAGES } from '../contract/languages';
import { fold } from './collation';

/** A month alone, and with a day: many languages decline it. */
const STYLES = [
  { timeZone: 'UTC', month: 'long' },
  { timeZone: 'UTC', month: 'long', day: 'numeric' },
] as const;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Their documents are in these as well as in the languages of the site. */
const DOCUMENT_LANGUAGES = ['be', 'lt', 'uz-Cyrl', 'de-AT'];

/** As they are written after a day. Chromium has no data of the language. */
const BELARUSIAN_MONTHS =
  'студзеня лютага сакавіка красавіка мая чэрвеня ліпеня жніўня верасня кастрычніка лістапада снежня'.split(
    ' ',
  );

let names: (readonly [name: string, month: number])[] | undefined;

function monthsIn(tag: string, style: (typeof STYLES)[number]): string[] {
  const format = new Intl.DateTimeFormat(tag, style);
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2000, month, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
}

/** The months by their names in all languages: "sierpień", "sierpnia". Computed once a name is typed. */
function monthNames() {
  const languages = LANGUAGES.map((language) => languageInfo(language));
  const tags = [...languages.map(({ tag }) => tag), ...DOCUMENT_LANGUAGES];
  names ??= [
    ...tags.flatMap((tag) => STYLES.map((style) => monthsIn(tag, style))),
    ...languages.map(({ written }) => written?.months ?? []),
    BELARUSIAN_MONTHS,
  ].flatMap((months) => months.map((name, month) => [fold(name), month + 1] as const));
  return names;
}

/** The month, 1 to 12, of a name, its beginning ("Sept") or a Roman numeral; 0 unless it means exactly one month. */
export function monthOf(text: string): number {
  // Uzbek is often written as in Russian: "sentyabr".
  const typed = fold(text).replace(/^(sen|ok)ty/, '$1t');
  const roman = ROMAN.indexOf(typed) + 1;
  if (roman > 0) return roman;
  const all = monthNames();
  const exact = all.filter(([name]) => name === typed);
  const found = exact.length > 0 ? exact : all.filter(([name]) => name.startsWith(typed));
  const [month = 0, ...others] = new Set(found.map((entry) => entry[1]));
  return others.length > 0 ? 0 : month;
}
