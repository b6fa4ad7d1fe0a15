import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { decodeHTML } from 'entities';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/contract/languages';
import { checkCopy, type Change, type CopyTools, type Verdict } from '../../src/copy/checkCopy';
import { shownReference } from '../../src/domain/referenceNumber';
import { OfficeError } from './officeArguments';

type Messages = Readonly<Record<string, string>>;

async function messagesOf(language: string): Promise<[string, Messages]> {
  const file = (await import(/* webpackMode: "eager" */ `../../i18n/${language}.json`)) as {
    default: Messages;
  };
  return [language, file.default];
}

/** The labels of the copy have no placeholders, so that their texts need no formatting. */
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
      formatMessage: ({ id }) => textsOf(language)?.[id] ?? id,
      formatDisplayName: () => undefined,
    }),
    plainText: (html) =>
      decodeHTML(
        html
          .replace(/<(script|style)\b[^]*?<\/\1>/gi, '')
          .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, '$1')
          .replace(/<[^>]*>/g, ' '),
      ),
  };
}

const VERDICTS: Readonly<Record<Exclude<Verdict['kind'], 'genuine'>, string>> = {
  notACopy: 'Not a copy of an application: use the HTML file that was downloaded.',
  unsigned: 'No signature: nobody can tell whether anything was changed.',
  unknownKey:
    'Unknown key: this institution did not sign it. Earlier keys are in CONFIG_RECEIPT_KEYS.',
  damaged: 'The signature is damaged: nobody can tell what was changed.',
  changed: 'Changed:',
};

const quoted = (name: string, text: string | null) => (text === null ? [] : [`${name} "${text}"`]);

function lineOf({ what, found, signed }: Change): string {
  const values = [...quoted('in the file', found), ...quoted('signed', signed)].join(', ');
  return values === '' ? `  ${what}` : `  ${what}: ${values}`;
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
