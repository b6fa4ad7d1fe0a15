/** The kind of a name: particles are lower-case within a surname only, prepositions within a place only. */
export type NameKind = 'firstName' | 'surname' | 'place' | 'street';

const PARTICLES =
  "von van de der den del dei della di da do dos das du la el al bin ibn und zu zum zur vom af av ter ten y e vel 't";
const PREPOSITIONS =
  'am an bei im in ob vor nad pod na przy do u v ve de del la las los le les y e i w we z ze and of on under upon на над под під';

const LOWER_CASE: Readonly<Record<NameKind, ReadonlySet<string>>> = {
  firstName: new Set(),
  surname: new Set(PARTICLES.split(' ')),
  place: new Set(`${PARTICLES} ${PREPOSITIONS}`.split(' ')),
  street: new Set(`${PARTICLES} ${PREPOSITIONS}`.split(' ')),
};

/** Within a word with hyphens: "al-Rashid", "Rostov-na-Donu". */
const JOINED: Readonly<Record<NameKind, RegExp>> = {
  firstName: /^$/,
  surname: /^(?:al|el|de|da|di|van|von)$/,
  place: /^(?:na|nad|upon|on|under|en|de|des|du|la|le|les|sur|sous|am|an|на|над|под)$/,
  street: /^$/,
};

/** "Son of" and "daughter of", at the end of a Central Asian name. */
const CHILD_OF = /^(?:o['’‘ʻ]g['’‘ʻ]li|ogli|ugli|qizi|kizi|оглы|ўғли|қизи|кызы|углы|угли)$/u;

/** I to XXIII: those of popes and kings. */
const ROMAN = /^(?=.)x{0,2}(?:ix|iv|v?i{0,3})$/;

/** Names of people that look like numbers. */
const NAMES = new Set(['vi', 'xi', 'i', 'x', 'v']);

/** Matches small letters with capitals of their own, with which no text begins. */
const GEORGIAN = /\p{Script=Georgian}/u;

/** Letters of Turkish and Azerbaijani, in which "İ" and "i" belong together, and so do "I" and "ı". */
const TURKISH = /[İıĞğŞş]/;

/** In small letters, except for a Turkish "İ" at the start of a word, which is not the capital of "i" elsewhere. */
function inSmall(typed: string): string {
  if (!TURKISH.test(typed)) return typed.toLowerCase();
  return typed.toLocaleLowerCase('tr').replace(/(^|\P{L})i/gu, '$1İ');
}

/** "ul." alone or before a word, and initials: "ul.Polna", "J.S." */
const ABBREVIATED = /^((?:\p{L}+\.)*)(.*)$/su;

/**
 * Suggests a name with capitals for one that was typed without any, or with nothing else: "anna maria" and "ANNA MARIA"
 * -> "Anna Maria", "ul. polna" -> "ul. Polna", "jan paweł ii" -> "Jan Paweł II". The form asks the candidate and never
 * corrects the name by itself.
 *
 * @returns null without a suggestion
 */
export function suggestedName(typed: string, kind: NameKind): string | null {
  const isMixed = typed !== typed.toLowerCase() && typed !== typed.toUpperCase();
  if (GEORGIAN.test(typed) || isMixed) return null;
  const words = inSmall(typed).split(/\s/);
  const gaps = typed.match(/\s/g) ?? [];
  const last = words.map((word) => LOWER_CASE[kind].has(word)).lastIndexOf(false);
  const isSmall = (word: string, at: number) =>
    at < last && LOWER_CASE[kind].has(word) && (at > 0 || (kind === 'surname' && word !== 'la'));
  const name = words
    .map((word, at) => {
      if (isRoman(word, at, words.length, kind)) return word.toUpperCase();
      if (isSmall(word, at) || (at > 0 && CHILD_OF.test(word))) return word;
      const [, abbreviation = '', rest = ''] = ABBREVIATED.exec(word) ?? [];
      const start = at === 0 && abbreviation === 'st.' ? 'St.' : shortened(abbreviation, kind);
      return start + capitalised(rest, kind);
    })
    .map((word, at) => word + (gaps[at] ?? ''))
    .join('');
  return name === typed ? null : name;
}

/** "ul." stays, but an initial does not: "j. s." -> "J. S.", "ul. gen. w. andersa" -> "ul. gen. W. Andersa". */
function shortened(word: string, kind: NameKind): string {
  if (kind === 'place') return word;
  if (kind === 'street') {
    return word.replace(/\p{L}+\./gu, (part) => (part.length === 2 ? part.toUpperCase() : part));
  }
  return word.replace(/(?:^|\.)\p{Ll}/gu, (start) => start.toUpperCase());
}

/** A single "i" between words means "and" in a street; "Vi" and "Xi" are names of people. */
function isRoman(word: string, at: number, words: number, kind: NameKind): boolean {
  if (!ROMAN.test(word) || kind === 'place') return false;
  if (kind === 'street') return word !== 'i' || at === words - 1;
  return at > 0 && !NAMES.has(word);
}

/**
 * Each part of a double name starts with a capital, also after "Mc" and before an apostrophe; a letter such as "ß"
 * stays a single one, and so does what follows a number: "1000-lecia", "XXV-lecia".
 */
function capitalised(word: string, kind: NameKind): string {
  const [part = '', rest] = word.split(/-(.*)/s);
  if (rest !== undefined && (/^\d+$/.test(part) || /^[xvi]{2,}$/.test(part))) {
    return `${part.toUpperCase()}-${rest}`;
  }
  const parts = word.split(/([\p{Pd}/])/u);
  return parts
    .map((each, at) => {
      const isInside = at < parts.length - 1 && (at > 0 || kind === 'surname');
      return isInside && JOINED[kind].test(each) ? each : capitalisedPart(each, kind);
    })
    .join('');
}

function capitalisedPart(part: string, kind: NameKind): string {
  const elided = isUzbekLetter(part, kind) ? null : ELIDED.exec(part);
  const [, start = '', rest = ''] = elided ?? (kind === 'surname' ? MC.exec(part) : null) ?? [];
  return start === '' ? withCapital(part) : withCapital(start) + withCapital(rest);
}

/** "McDonald"; "mac" stays, as most names with it are others: "Maciejewski". */
const MC = /^(mc)(\p{Ll}{3,})$/u;

/**
 * "O'Neil", "Dell'Acqua", and "D'Arc" before a vowel only, unlike the soft sign of "L'viv"; in Cyrillic only "О'Коннор",
 * as an apostrophe there follows other letters in names.
 */
const ELIDED =
  /^((?:[dl](?=['’][aeiouhàáâäéèêëíìîïóòôöúùûü])|[a-ce-fh-km-z]|dell|dall|nell|sant)['’]|о['’](?![яюєї]))(\p{Ll}.*)$/su;

/** The Uzbek letter "o'": in every first name, before most pairs of consonants, and in surnames with these endings. */
function isUzbekLetter(part: string, kind: NameKind): boolean {
  if (!/^o['’]/.test(part)) return false;
  const isUzbek = /^o['’](?:[^aeiou'’][^aeiourlhwcy'’]|.*['’])|(?:ova?|yeva?|eva?|iy|boy|bek|jon)$/;
  return kind === 'firstName' || isUzbek.test(part);
}

/** The text with a capital after an opening bracket or at its start. */
function withCapital(text: string): string {
  return text.replace(/^([("„«]?)(\p{Ll})/u, (start, bracket: string, letter: string) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? bracket + capital : start;
  });
}
