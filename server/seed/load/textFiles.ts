import { convert } from 'html-to-text';
import { basename, dirname } from 'node:path';
import type { Consent } from '../../../src/contract/consent';
import { languageInfo } from '../../../src/contract/languages';
import type { Key } from '../../../src/contract/offer';
import { escapeHtml } from '../../escapeHtml';
import { didYouMean, meantLanguage } from '../../nearName';
import type { Seed } from './seed';
import type { StoredSeed } from './storedSeed';

/** The text in a file with one text: the completion text, or the consent with this id. */
export type TextFile =
  | { part: 'completionTexts'; language: string }
  | { part: 'consents'; language: string; id: string };

/** The folder of the consents, whose files are called by their ids. */
export const CONSENTS = 'consents';

/** "completion.pl.html" or "consents/1.pl.html". */
const NAME = /^([\w-]+)\.(\w+)\.html$/;

/**
 * The text that a file has, by its name.
 *
 * @returns null for the name of another kind of file
 * @throws Error for a language that the site does not have
 */
export function textFileOf(file: string): TextFile | null {
  const [, id = '', language = ''] = NAME.exec(basename(file)) ?? [];
  const isConsent = basename(dirname(file)) === CONSENTS;
  if (language === '' || (!isConsent && id !== 'completion')) return null;
  if (languageInfo(language) === null) {
    throw new Error(
      `${file}: "${language}" is not a language of the site${didYouMean(meantLanguage(language))}`,
    );
  }
  return isConsent ? { part: 'consents', language, id } : { part: 'completionTexts', language };
}

/** A page that a browser and an editor show; `title` only where the text has one. */
function pageOf(language: string, text: string, title?: string): string {
  const head = title === undefined ? '' : `<title>${escapeHtml(title)}</title>\n`;
  return `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n${head}<body>\n${text}\n</body>\n</html>\n`;
}

/** The text of a page, or of a file with nothing around its text. */
function textIn(page: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(page)?.[1];
  return (body ?? page.replace(/<title>[\s\S]*?<\/title>/i, '')).replaceAll('\r\n', '\n').trim();
}

/** @throws Error for a page without a title */
function titleIn(page: string): string {
  const title = convert(/<title>([\s\S]*?)<\/title>/i.exec(page)?.[1] ?? '', { wordwrap: false });
  if (title === '') throw new Error('has no <title>, which is the sentence to agree to');
  return title;
}

/** A whole number is a number, as in a spreadsheet. */
const keyIn = (id: string): Key => (String(Number(id)) === id ? Number(id) : id);

/** The text of a page, for the texts of its part. */
export type Text = { file: TextFile; content: string; title: string };

/** @throws Error for a consent without a title */
export const readText = (file: TextFile, page: string): Text => ({
  file,
  content: textIn(page),
  title: file.part === 'consents' ? titleIn(page) : '',
});

/** The part with this text in the place of the former one; a new consent comes last. */
export function withText(part: unknown, { file, content, title }: Text): unknown {
  const { language } = file;
  if (file.part === 'completionTexts') {
    return { ...(part as Seed['completionTexts'] | undefined), [language]: content };
  }
  const consents = part as Seed['consents'] | undefined;
  const before: readonly Consent[] = consents?.[language] ?? [];
  const at = before.findIndex(({ id }) => String(id) === file.id);
  const text = { tytul: title, trescWarunkow: content };
  const after =
    at < 0
      ? [...before, { id: keyIn(file.id), ...text }]
      : before.map((consent, index) => (index === at ? { ...consent, ...text } : consent));
  return { ...consents, [language]: after };
}

/** The page of a text; undefined where there is none. */
export function pageFor(file: TextFile, seed: StoredSeed): string | undefined {
  const { language } = file;
  if (file.part === 'completionTexts') {
    const text = (seed['completionTexts'] as Seed['completionTexts'])[language];
    return text === undefined ? undefined : pageOf(language, text);
  }
  const consents = (seed['consents'] as Seed['consents'])[language] ?? [];
  const consent = consents.find(({ id }) => String(id) === file.id);
  return consent && pageOf(language, consent.trescWarunkow, consent.tytul);
}

/** A text as people read it without a browser: its links in brackets, at most 80 characters on a line. */
export function plainText({ content, title }: Text): string {
  const options = {
    wordwrap: 80,
    selectors: [
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  };
  return [title, convert(content, options)].filter((part) => part !== '').join('\n\n');
}
