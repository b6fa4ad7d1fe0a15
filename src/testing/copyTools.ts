import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { languageInfo, LANGUAGES } from '../contract/languages';
import type { CopyTools } from '../copy/checkCopy';
import { spelledOut } from '../copy/CopyDocument';
import type { Messages } from '../intl/messages';
import { sanitise } from '../ui/sanitise';

const messagesOf = (language: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../i18n/${language}.json`), 'utf8')) as Messages;
const MESSAGES = new Map(LANGUAGES.map((language) => [language, messagesOf(language)]));

/** Checks copies as a browser does, with Node's cryptography. */
export const COPY_TOOLS: CopyTools = {
  sha256: (text) => createHash('sha256').update(text).digest('base64url'),
  verify: (text, signature, x) =>
    verify(
      null,
      Buffer.from(text),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    ),
  intlOf: (language) =>
    createIntl({ locale: languageInfo(language).tag, messages: MESSAGES.get(language) ?? {} }),
  textOf: (html) => spelledOut(sanitise(html, 1)).textContent,
};
