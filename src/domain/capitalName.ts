/** Which kind of name a text is: particles are lower-case within a surname only, prepositions within a place only. */
export type NameKind = 'firstName' | 'surname' | 'place' | 'street';

const PARTICLES =
  'von van de der den del di da do dos du la le el al bin ibn zu zur af av ter ten y e';
const PREPOSITIONS = 'am an im in nad pod na przy do de la le y e i w we z ze';

const LOWER_CASE: Readonly<Record<NameKind, ReadonlySet<string>>> = {
  firstName: new Set(),
  surname: new Set(PARTICLES.split(' ')),
  place: new Set(`${PARTICLES} ${PREPOSITIONS}`.split(' ')),
  street: new Set(`${PARTICLES} ${PREPOSITIONS}`.split(' ')),
};

/** I to XXIII: those of popes and kings. */
const ROMAN = /^(?=.)x{0,2}(?:ix|iv|v?i{0,3})$/;

/** Names of people that look like numbers. */
const NAMES = new Set(['vi', 'xi', 'i', 'x', 'v']);

/** Has its own capitals, which no text begins with. */
const GEORGIAN = /\p{Script=Georgian}/u;

/**
 * Suggests a name with capitals for one that was typed without any, or with nothing else: "anna maria" and "ANNA MARIA"
 * -> "Anna Maria", "ul. polna" -> "ul. Polna", "jan paweł ii" -> "Jan Paweł II". The form asks the candidate and never
 * corrects the name by itself.
 *
 * @returns null without a suggestion
 */
export function suggestedName(typed: string, kind: NameKind): string | null {
  const lower = typed.toLowerCase();
  if (GEORGIAN.test(typed) || (typed !== lower && typed !== typed.toUpperCase())) return null;
  const words = lower.split(' ');
  const last = words.map((word) => LOWER_CASE[kind].has(word)).lastIndexOf(false);
  const name = words
    .map((word, at) => {
      if (word.endsWith('.')) return shortened(word, kind);
      if (isRoman(word, at, words.length, kind)) return word.toUpperCase();
      return at < last && LOWER_CASE[kind].has(word) ? word : capitalised(word);
    })
    .join(' ');
  return name === typed ? null : name;
}

/** "ul." and initials: "j. s." -> "J. S." in a name. */
function shortened(word: string, kind: NameKind): string {
  return kind === 'street' || kind === 'place' ? word : capitalised(word);
}

/** A single "i" between words means "and" in a street; "Vi" and "Xi" are first names. */
function isRoman(word: string, at: number, words: number, kind: NameKind): boolean {
  if (!ROMAN.test(word) || kind === 'surname' || kind === 'place') return false;
  if (kind === 'street') return word !== 'i' || at === words - 1;
  return at > 0 && !NAMES.has(word);
}

/**
 * Each part of a double name starts with a capital, and "o'neil" is "O'Neil"; a letter such as "ß" stays a single one,
 * and so does what follows a number: "1000-lecia", "XXV-lecia".
 */
function capitalised(word: string): string {
  const [part = '', rest] = word.split(/-(.*)/s);
  if (rest !== undefined && (/^\d+$/.test(part) || /^[xvi]{2,}$/.test(part))) {
    return `${part.toUpperCase()}-${rest}`;
  }
  return word.replace(/(?:^\p{Ll}['’]|^|-)\p{Ll}/gu, (start) => {
    const capital = start.toUpperCase();
    return capital.length === start.length ? capital : start;
  });
}
