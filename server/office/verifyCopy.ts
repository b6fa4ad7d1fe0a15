import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { LANGUAGES } from '../../src/contract/languages';
import {
  checkCopy,
  type CopyTools,
  languageOf,
  LARGEST_COPY,
  type Verdict,
} from '../../src/copy/checkCopy';
import { copyText } from '../../src/copy/copyText';
import { shownReference } from '../../src/domain/referenceNumber';
import { textOfHtml } from './textOfHtml';

type Messages = Readonly<Record<string, string>>;

async function messagesOf(language: string): Promise<[string, Messages]> {
  const file = (await import(/* webpackMode: "eager" */ `../../i18n/${language}.json`)) as {
    default: Messages;
  };
  return [language, file.default];
}

/** The texts of the copy have no plurals, so that their placeholders are all there is to format. */
async function serverTools(): Promise<CopyTools> {
  const messages = Object.fromEntries(await Promise.all(LANGUAGES.map(messagesOf)));
  return {
    sha256: (text) => createHash('sha256').update(text).digest('base64url'),
    verify: (text, signature, x) => {
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
    },
    intlOf: (language) => ({
      formatMessage: ({ id }, values = {}) =>
        (messages[language]?.[id] ?? id).replace(
          /\{(\w+)\}/g,
          (gap, name: string) => values[name] ?? gap,
        ),
      formatDisplayName: () => undefined,
    }),
    textOf: textOfHtml,
  };
}

const REFUSALS: Readonly<
  Record<Exclude<Verdict['kind'], 'genuine' | 'differs' | 'changed'>, string>
> = {
  notACopy: 'Not a copy of an application: use the HTML file that was downloaded.',
  unsigned: 'No signature: nobody can tell whether anything was changed.',
  unknownKey:
    'Unknown key: somebody else signed it, or the key is no longer in CONFIG_RECEIPT_KEYS.',
  damaged: 'The signature is damaged: nobody can tell what was changed.',
  otherVersion: 'The signature is genuine, but another version made the copy: use that version.',
};

const NO_KEY = 'There is no key: set RECEIPT_KEY or CONFIG_RECEIPT_KEYS as for the server.';

const DIFFERS =
  'The file shows another text: an earlier release made it, or somebody changed what it shows. Trust what stands below.';

/** Without characters that would steer the terminal: a forged file could make it show "Genuine". */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');
}

async function readCopy(file: string): Promise<string> {
  const { size } = await stat(file);
  if (size <= LARGEST_COPY) return readFile(file, 'utf8');
  throw new Error(`${REFUSALS.notACopy} A copy has at most ${LARGEST_COPY} bytes.`);
}

/**
 * Verifies a downloaded copy of an application (docs/adr/0023-signed-receipt.md).
 *
 * @param publicKeys of the institution, also earlier ones
 * @returns the number and the time of a genuine copy, and what was signed
 * @throws Error with what was changed
 */
export async function verifyCopy(file: string, publicKeys: readonly string[]): Promise<string> {
  if (publicKeys.length === 0) throw new Error(NO_KEY);
  const tools = await serverTools();
  const verdict = await checkCopy(await readCopy(file), publicKeys, tools);
  if ('signed' in verdict) return report(verdict, tools);
  if (verdict.kind !== 'changed') throw new Error(REFUSALS[verdict.kind]);
  throw new Error(['Changed:', ...verdict.paths.map(printable)].join('\n  '));
}

function report({ kind, signed }: Extract<Verdict, { signed: object }>, tools: CopyTools): string {
  const { numer, zapisano } = signed.potwierdzenie;
  const result = kind === 'genuine' ? 'Genuine' : 'The signed data is genuine';
  return [
    `${result}: ${shownReference(numer)}, stored at ${zapisano}.`,
    ...(kind === 'genuine' ? [] : [DIFFERS]),
    '',
    ...copyText(tools.intlOf(languageOf(signed)), signed, tools.textOf).map((cells) =>
      printable(cells.join(': ').replace(/\s+/g, ' ')),
    ),
  ].join('\n');
}
