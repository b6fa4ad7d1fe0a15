import { type Language, languageInfo, LANGUAGES } from '../src/contract/languages';
import { typos } from '../src/domain/nearMatch';

/** The number of letters that may be wrong. */
const MOST_TYPOS = 2;

/** The name that was probably meant, with at most two wrong letters; undefined where none is near. */
export function nearName(given: string, names: readonly string[]): string | undefined {
  const counts = names.map((name) => typos(given, name));
  const least = Math.min(...counts);
  return least > MOST_TYPOS ? undefined : names[counts.indexOf(least)];
}

/** The most likely language of a language's or country's code: "en-GB" -> "en", "und-CZ" -> "cs". */
function languageOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().language;
  } catch {
    return undefined;
  }
}

/**
 * The language of the site that a code of another kind means, such as "en" or "cz"; undefined for one of the site's.
 */
export function meantLanguage(given: string): Language | undefined {
  if (languageInfo(given) !== null) return undefined;
  const meant = [given, `und-${given}`].map(languageOf);
  return (
    LANGUAGES.find((language) => meant.includes(languageOf(languageInfo(language).tag))) ??
    LANGUAGES.find((language) => language === given.toLowerCase())
  );
}

/** ": did you mean eng?", or nothing. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? '' : `: did you mean ${meant}?`;
}
