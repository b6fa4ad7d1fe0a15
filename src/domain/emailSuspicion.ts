import { fold } from './collation';
import { isEmail } from './contact';
import { latinCapital } from './documentNumber';
import { suggestedEmail } from './emailSuggestion';
import { plainText } from './plainText';

/** The suspicion about an e-mail address that may still be right. */
export interface EmailSuspicion {
  /** The address that was probably meant, even where the text is no address; null when nobody can tell. */
  meant: string | null;
  /** The letter of another script among Latin ones, or "xn--", which stands for such letters. */
  letter: string | null;
}

/** Cyrillic and Greek small letters that look like the Latin ones in the same position below. */
const LOOK_ALIKES = 'асеорхуіјѕһԁԛԝӏοανυιρκ';
const LATIN = 'aceopxyijshdqwloavuipk';

const ENCODED = /(?:^|[@.])(xn--)/i;
const NOT_ASCII = /[^\p{ASCII}]/gu;
const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

/** The first letter of another script that stands among Latin ones; an address without any of these is fine. */
function strangeLetter(address: string): string | null {
  return LATIN_LETTER.test(address) ? (OTHER_LETTER.exec(address)?.[0] ?? null) : null;
}

/** The address in Latin letters and usual characters; letters without a look-alike stay. */
function inLatin(address: string): string {
  return Array.from(address.normalize('NFKC'), (letter) => {
    const at = LOOK_ALIKES.indexOf(letter);
    return at === -1 ? latinCapital(letter) : LATIN.charAt(at);
  }).join('');
}

/** As providers with a domain in ASCII create it: keyboards write "łukasz", "o’neil" and a dash for a hyphen. */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at)];
  if (domain.search(NOT_ASCII) !== -1) return address;
  return name.replace(/\p{Pd}/gu, '-').replace(NOT_ASCII, (letter) => fold(letter)) + domain;
}

/** Only the address of "Jan <jan@wp.pl>", "mailto:jan@wp.pl", "jan @ wp.pl", "jan@wp,pl" and "jan@wp.pl,". */
function onlyAddress(text: string): string {
  return text
    .replace(/^.*<([^<>]+)>$/u, '$1')
    .replace(/^mailto:/i, '')
    .replace(/\s*([@.])\s*/g, '$1')
    .replace(/[.,;]+$/, '')
    .replace(/,(\p{L}+)$/u, '.$1');
}

/** The suspicion about an address, which refuses nothing; null without one. */
export function emailSuspicion(email: string): EmailSuspicion | null {
  const typed = plainText(email);
  const address = onlyAddress(typed);
  const encoded = ENCODED.exec(address)?.[1];
  if (encoded !== undefined) return { meant: null, letter: encoded };
  const letter = strangeLetter(address);
  const latin = inAscii(letter === null ? address.normalize('NFKC') : inLatin(address));
  const meant = suggestedEmail(latin) ?? latin;
  const readable = strangeLetter(latin) === null && isEmail(meant) ? meant : null;
  if (letter !== null) return { meant: readable, letter };
  return readable === null || readable === typed ? null : { meant: readable, letter: null };
}
