// In front of the copy's style sheet, as in the form's chunk.
import '../../ui/theme/formStyles';
import { verifyAsync } from '@noble/ed25519';
import { useRef, useState } from 'react';
import { createIntl, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { SignedApplication } from '../../contract/receipt';
import { checkCopy, type CopyTools, languageOf, LARGEST_COPY } from '../../copy/checkCopy';
import { CopyDocument, spelledOut } from '../../copy/CopyDocument';
import { shownData } from '../../copy/copyFields';
import { copySections } from '../../copy/copySections';
import { loadedMessages, localeOf } from '../../intl/messages';
import { TextSpan } from '../../intl/TextSpan';
import { Notice } from '../../ui/Notice';
import { sanitise } from '../../ui/sanitise';
import { Card, Section } from '../../ui/Section';
import { FileChoice } from './FileChoice';
import { type Outcome, Result } from './Result';

/** The messages of a copy's language, all of which are loaded with this screen. */
function intlOf(language: string): IntlShape {
  return createIntl({
    locale: localeOf(language),
    messages: loadedMessages(language) ?? {},
    textComponent: TextSpan,
  });
}

/** A file and what came of it; `number` counts the files that were chosen. */
interface Checked {
  number: number;
  file: File;
  outcome: Outcome;
}

async function outcomeOf(file: File, publicKeys: readonly string[]): Promise<Outcome> {
  if (file.size > LARGEST_COPY) return { kind: 'tooLarge' };
  const html = await file.text().catch(() => null);
  if (html === null) return { kind: 'unreadable' };
  return checkCopy(html, publicKeys, { ...BROWSER_TOOLS, intlOf });
}

/** Checks the latest file; the result of an earlier one stays until then. */
function useCheck(publicKeys: readonly string[]) {
  const chosen = useRef(0);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = async (file: File) => {
    chosen.current += 1;
    const number = chosen.current;
    const outcome = await outcomeOf(file, publicKeys);
    if (number === chosen.current) setChecked({ number, file, outcome });
  };
  return { checked, check };
}

/** Why copies cannot be checked, if they cannot. */
function obstacle(publicKeys: readonly string[]) {
  if (publicKeys.length === 0) return 'sprawdz.bez_kluczy';
  // WebCrypto exists on https only.
  return 'subtle' in crypto ? null : 'sprawdz.niedostepne';
}

/** Checks a downloaded copy of an application, below the page's head; the file and what it says stay in memory. */
export function VerificationScreen({ publicKeys }: { publicKeys: readonly string[] }) {
  const { checked, check } = useCheck(publicKeys);
  const problem = obstacle(publicKeys);
  return (
    <div className="Sections">
      {problem === null ? (
        <Card component="section">
          <FileChoice onFile={(file) => void check(file)} />
        </Card>
      ) : (
        <Notice severity="warning">
          <FormattedMessage id={problem} />
        </Notice>
      )}
      {/* As a key, the number makes the same result a new one, which is announced again. */}
      <div role="status">
        {checked && (
          <Result key={checked.number} name={checked.file.name} outcome={checked.outcome} />
        )}
      </div>
      {checked && 'signed' in checked.outcome && <SignedCopy {...checked.outcome.signed} />}
    </div>
  );
}

/** The copy made anew from what was signed: whatever the file looks like, this is genuine. */
function SignedCopy(signed: SignedApplication) {
  const { zgloszenie, potwierdzenie } = signed;
  const { numer, zapisano, teksty } = potwierdzenie;
  const { formatMessage } = useIntl();
  const intl = intlOf(languageOf(signed));
  return (
    <Section
      id="verification-signed"
      title={formatMessage({ id: 'sprawdz.tresc' })}
      lead={<FormattedMessage id="sprawdz.tresc.opis" />}
    >
      <CopyDocument
        intl={intl}
        sections={copySections(intl, zgloszenie, shownData(teksty))}
        signed={null}
        identity={{
          reference: numer,
          savedAt: zapisano,
          institution: teksty.uczelnia,
          verificationUrl: '',
        }}
        sanitise={sanitise}
        level={2}
      />
    </Section>
  );
}

const encoder = new TextEncoder();

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** How a browser checks copies; WebCrypto has no Ed25519 in the older ones (docs/adr/0023-signed-receipt.md). */
const BROWSER_TOOLS: Omit<CopyTools, 'intlOf'> = {
  sha256: async (text) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
    const base64 = btoa(String.fromCharCode(...hash));
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  },
  verify: async (text, signature, publicKey) => {
    try {
      return await verifyAsync(bytesOf(signature), encoder.encode(text), bytesOf(publicKey));
    } catch {
      // Bytes that are no signature.
      return false;
    }
  },
  // The sanitiser parses where a page of its own may not (Trusted Types).
  textOf: (html) => spelledOut(sanitise(html, 1)).textContent,
};
