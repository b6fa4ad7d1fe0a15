import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/contract/languages';
import { checkCopy, type Change, type CopyTools, type Verdict } from '../../src/copy/checkCopy';
import { tagsOf } from '../../src/copy/readCopy';
import { shownReference } from '../../src/domain/referenceNumber';
import { OfficeError } from './officeArguments';

type Messages = Readonly<Record<string, string>>;

async function messagesOf(language: string): Promise<[string, Messages]> {
  const file = (await import(/* webpackMode: "eager" */ `../../i18n/${language}.json`)) as {
    default: Messages;
  };
  return [language, file.default];
}

/** What is left of the institution's HTML in a copy (src/ui/sanitise.ts). */
const IN_A_TEXT = new RegExp(
  '^</?(p|br|strong|b|em|i|u|ul|ol|li|blockquote|hr|h[1-6]|table|caption|thead|tbody|tfoot|tr|th|td|time)' +
    '( (colspan|rowspan|scope|datetime)="[^"]*")*>$',
);

/** Elements that the sanitiser removes with their content. */
const REMOVED = new Set(
  'annotation-xml audio colgroup desc foreignobject iframe math mi mn mo ms mtext noembed noframes noscript plaintext script style svg template title video xmp'.split(
    ' ',
  ),
);

/** The text of a node in the words of the copy: images by their text, links with their address. */
function wordsOf(node: DefaultTreeAdapterTypes.Node, address: string): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || REMOVED.has(node.nodeName.toLowerCase())) return '';
  const words = node.childNodes.map((child) => wordsOf(child, address)).join('');
  const attribute = (name: string) =>
    'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined;
  if (node.nodeName === 'img') return attribute('alt') ?? '';
  const href = attribute('href');
  if (node.nodeName !== 'a' || href === undefined || !URL.canParse(href, address)) return words;
  const url = new URL(href, address);
  const isSpelledOut = /^https?:$/.test(url.protocol) && words.trim() !== url.href;
  return isSpelledOut ? `${words} (${url.href})` : words;
}

/** The words that a browser shows of HTML, without white space. */
function lettersOf(html: string, address: string): string {
  return wordsOf(parse(html), address).replace(/\s+/g, '');
}

/** The texts of the copy have no plurals, so that their placeholders are all there is to format. */
async function serverTools(): Promise<CopyTools> {
  const messages = new Map(await Promise.all(LANGUAGES.map(messagesOf)));
  const textsOf = (language: string) => messages.get(language) ?? messages.get(DEFAULT_LANGUAGE);
  return {
    sha256: (text) => createHash('sha256').update(text).digest('base64url'),
    verify: (text, signature, x) => {
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
    },
    intlOf: (language) => ({
      formatMessage: ({ id }, values = {}) =>
        (textsOf(language)?.[id] ?? id).replace(
          /\{(\w+)\}/g,
          (gap, name: string) => values[name] ?? gap,
        ),
      formatDisplayName: () => undefined,
    }),
    shows: (found, html, address) =>
      tagsOf(found).every((tag) => IN_A_TEXT.test(tag)) &&
      // As in the file, so that misplaced words are found where the browser shows them.
      lettersOf(`<!DOCTYPE html><table><tr><td>${found}`, address) === lettersOf(html, address),
  };
}

const VERDICTS: Readonly<Record<Exclude<Verdict['kind'], 'genuine'>, string>> = {
  notACopy: 'Not a copy of an application: use the HTML file that was downloaded.',
  unsigned: 'No signature: nobody can tell whether anything was changed.',
  unknownKey:
    'Unknown key: somebody else signed it, or the key is no longer in CONFIG_RECEIPT_KEYS.',
  damaged: 'The signature is damaged: nobody can tell what was changed.',
  otherVersion:
    'The signature is genuine, but the data cannot be read: another version made the copy, or the data was changed.',
  changed: 'Changed:',
};

const quoted = (name: string, text: string | null) => (text === null ? [] : [`${name} "${text}"`]);

/** Without characters that would steer the terminal: a forged file could make it show "Genuine". */
function lineOf({ what, found, signed }: Change): string {
  const values = [...quoted('in the file', found), ...quoted('signed', signed)].join(', ');
  const line = values === '' ? `  ${what}` : `  ${what}: ${values}`;
  return line.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');
}

/**
 * Verifies a downloaded copy of an application (docs/adr/0023-signed-receipt.md).
 *
 * @param publicKeys of the institution, also earlier ones
 * @returns the number and the time of a genuine copy
 * @throws OfficeError with what was changed
 */
export async function verifyCopy(file: string, publicKeys: readonly string[]): Promise<string> {
  const html = await readFile(file, 'utf8');
  const verdict = await checkCopy(html, publicKeys, await serverTools());
  if (verdict.kind === 'genuine') {
    const { numer, zapisano } = verdict.signed.potwierdzenie;
    return `Genuine: ${shownReference(numer)}, stored at ${zapisano}.`;
  }
  const changes = verdict.kind === 'changed' ? verdict.changes.map(lineOf) : [];
  throw new OfficeError([VERDICTS[verdict.kind], ...changes].join('\n'));
}
