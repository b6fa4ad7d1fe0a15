import { wholeTypos } from './nearMatch';
import { plainText } from './plainText';

/** Common mail domains of candidates, the most common first: Poland, its neighbours, Russian speakers, Uzbekistan. */
const COMMON = [
  ...['gmail.com', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'op.pl', 'vp.pl', 'gazeta.pl'],
  ...['poczta.onet.pl', 'poczta.fm', 'onet.eu', 'interia.eu', 'tlen.pl', 'autograf.pl'],
  ...['outlook.com', 'hotmail.com', 'icloud.com', 'yahoo.com', 'live.com', 'proton.me'],
  ...['protonmail.com', 'me.com', 'msn.com', 'googlemail.com'],
  ...['mail.ru', 'yandex.ru', 'ya.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'rambler.ru', 'internet.ru'],
  ...['ukr.net', 'i.ua', 'meta.ua', 'yandex.com', 'mail.uz', 'umail.uz', 'yandex.by', 'mail.kz'],
  ...['gmx.de', 'web.de', 't-online.de', 'freenet.de', 'gmx.net', 'gmx.at', 'outlook.de'],
  ...['seznam.cz', 'email.cz', 'centrum.cz', 'post.cz', 'volny.cz', 'atlas.cz', 'outlook.cz'],
  ...['azet.sk', 'zoznam.sk', 'centrum.sk', 'post.sk', 'atlas.sk', 'pobox.sk'],
];

/** Correct domains that differ from a common one by one typing error. */
const CORRECT = new Set([
  ...COMMON,
  ...['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'aol.com', 'go2.pl', 'one.pl', 'int.pl'],
  ...['mail.de', 'email.de', 'mail.ee', 'mail.ua', 'mail.by', 'yandex.ua', 'yandex.uz', 'inbox.lv'],
  ...['post.pl', 'email.pl', 'atlas.pl', 'love.com', 'proton.ch', 'yahoo.co.uk', 'inbox.com'],
]);

/** Existing top-level domains: with one of them, "mail.eu" is another domain than "mail.ru". */
const ENDINGS = new Set([
  ...['pl', 'de', 'at', 'ch', 'cz', 'sk', 'hu', 'lt', 'lv', 'ee', 'ro', 'uk', 'eu', 'us', 'me'],
  ...['ru', 'ua', 'by', 'kz', 'uz', 'kg', 'tj', 'tm', 'su', 'az', 'ge', 'am', 'md', 'com', 'net'],
  ...['fr', 'org', 'edu', 'info', 'biz', 'io', 'fm', 'tv', 'com.pl', 'net.pl', 'edu.pl', 'co.uk'],
]);

/** One provider owns the name with any ending. */
const ONLY_GMAIL = /^gmail(?:\.[a-z\d]+)+$/;
/** Shorter names ("wp", "gmx") differ by one letter from too many others. */
const MIN_NAME_LENGTH = 4;

function parts(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** The number of typing errors between the typed and the common domain: 1 or 2, else null. */
function typosFrom(typed: string, common: string): number | null {
  const [name, ending] = parts(typed);
  const [commonName, commonEnding] = parts(common);
  // Each key compares all domains, and most names differ by their length already.
  if (Math.abs(name.length - commonName.length) > 1) return null;
  const nameTypos = wholeTypos(name, commonName);
  if (nameTypos > (commonName.length < MIN_NAME_LENGTH ? 0 : 1)) return null;
  const endingTypos = wholeTypos(ending, commonEnding);
  return endingTypos <= (ENDINGS.has(ending) ? 0 : 1) ? nameTypos + endingTypos : null;
}

/** The correction of a likely typing error in the domain, or null: "a@gmial.com" -> "a@gmail.com". */
export function suggestedEmail(email: string): string | null {
  const address = plainText(email);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || !domain.includes('.') || CORRECT.has(domain)) return null;
  const suggest = (meant: string) => `${address.slice(0, at)}@${meant}`;
  if (ONLY_GMAIL.test(domain)) return suggest('gmail.com');
  const typos = COMMON.map((common) => typosFrom(domain, common));
  const near = (count: number) => COMMON[typos.indexOf(count)];
  const meant = near(1) ?? near(2);
  return meant === undefined ? null : suggest(meant);
}
