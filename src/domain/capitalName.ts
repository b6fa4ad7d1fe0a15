/** The kind of a name: particles are lower-case in a surname, prepositions too in a place and a street. */
export type NameKind = 'firstName' | 'surname' | 'place' | 'street';

const PARTICLES =
  'von van de der den del dei della di da do dos das du la el al bin ibn und zu zum zur vom af av ter ten y e vel';
const PREPOSITIONS =
  'am an bei im in ob vor nad pod na przy do u v ve de del las los le les y e i w we z ze and of on under upon на над под під';

const LOWER_CASE: Readonly<Record<NameKind, ReadonlySet<string>>> = {
  firstName: new Set(),
  surname: new Set(PARTICLES.split(' ')),
  place: new Set(`${PARTICLES} ${PREPOSITIONS}`.split(' ')),
  street: new Set(`${PARTICLES} ${PREPOSITIONS}`.split(' ')),
};

/** Their owners alone know the capitals: "o'ktam" and "o'neil", "mcdonald", "1000-lecia", "akmal qizi", "İpek". */
const UNKNOWN =
  /['’‘ʻʼ`´]|[İıĞğŞş]|\p{Script=Georgian}|\d\p{Pd}|-lecia|(?:^|\P{L})(?:mc\p{L}+|[ou]gli|[qk]izi|оглы|қизи|кызы|углы|угли)(?!\p{L})/iu;

/** II to XXIII, as in the names of popes and kings. */
const ROMAN = /^(?=..)x{0,2}(?:ix|iv|v?i{0,3})$/;
/** Names of people that look like numbers. */
const ROMAN_NAME = /^[vx]i$/;

/**
 * The name with capitals for one without any, or with nothing else: "anna maria" and "ANNA MARIA" -> "Anna Maria", "jan
 * paweł ii" -> "Jan Paweł II"; null without a suggestion.
 */
export function suggestedName(typed: string, kind: NameKind): string | null {
  const small = typed.toLowerCase();
  const isMixed = typed !== small && typed !== typed.toUpperCase();
  // Nobody can tell which abbreviations of a place have a capital: "m. st. Warszawa", "St. Petersburg".
  const isAbbreviated = kind === 'place' && typed.includes('.');
  if (isMixed || isAbbreviated || UNKNOWN.test(typed)) return null;
  const name = small.replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number) => {
    const isRoman = ROMAN.test(word) && (kind === 'street' || !ROMAN_NAME.test(word));
    if (isRoman && kind !== 'place') return word.toUpperCase();
    const next = small.slice(at + word.length);
    const isFirst = at === 0 && (kind !== 'surname' || word === 'la');
    const isSmall = next.startsWith('.')
      ? kind === 'street' && word.length > 1
      : !isFirst && LOWER_CASE[kind].has(word) && /\p{L}/u.test(next);
    return isSmall ? word : withCapital(word);
  });
  return name === typed ? null : name;
}

/** A letter such as "ß", which has two capitals, stays. */
function withCapital(word: string): string {
  const [letter = ''] = word;
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? capital + word.slice(letter.length) : word;
}
