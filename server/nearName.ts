import { type Language, languageInfo, LANGUAGES } from '../src/contract/languages';
import { tolerance, typos } from '../src/domain/nearMatch';

/** The name that was probably meant, with one or two wrong letters; undefined where none is near. */
export function nearName(given: string, names: readonly string[]): string | undefined {
  const counts = names.map((name) => typos(given, name));
  const least = Math.min(...counts);
  return least > tolerance(given.length) ? undefined : names[counts.indexOf(least)];
}

/** The most likely language of a language's or country's code: "en-GB" -> "en", "und-CZ" -> "cs". */
function languageOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().language;
  } catch {
    return undefined;
  }
}

/** Other words would be taken for variants of English. */
const COUNTRY = /^[a-z]{2}$/i;

/**
 * The language of the site that a code of another kind means, such as "en" or "cz"; undefined for one of the site's.
 */
export function meantLanguage(given: string): Language | undefined {
  if (languageInfo(given) !== null) return undefined;
  const meant = [given, ...(COUNTRY.test(given) ? [`und-${given}`] : [])].map(languageOf);
  return (
    LANGUAGES.find((language) => meant.includes(languageOf(languageInfo(language).tag))) ??
    LANGUAGES.find((language) => language === given.toLowerCase())
  );
}

/** ": did you mean eng?", or nothing. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? '' : `: did you mean ${meant}?`;
}
