// In front of the copy's style sheet, as in the form's chunk.
import '../../ui/theme/formStyles';
import FileOpen from '@mui/icons-material/FileOpenOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { createIntl, FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { SignedApplication } from '../../contract/receipt';
import { checkCopy, type Change, type Verdict } from '../../copy/checkCopy';
import { CopyDocument } from '../../copy/CopyDocument';
import { shownData } from '../../copy/copyFields';
import { copySections } from '../../copy/copySections';
import { loadedLaterMessages, loadedMessages, localeOf, type MessageId } from '../../intl/messages';
import { TextSpan } from '../../intl/TextSpan';
import { Notice, type Severity } from '../../ui/Notice';
import { sanitise } from '../../ui/sanitise';
import { Card, Section } from '../../ui/Section';
import { useLatestCallback } from '../../ui/useLatestCallback';
import { BROWSER_TOOLS } from './browserTools';

/** A copy has some 50 kB. */
const LARGEST_FILE = 5_000_000;

const Choice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  overflowWrap: 'anywhere',
});

/** On a phone there is nothing to drop. */
const DropHint = styled('span')({ '@media (pointer: coarse)': { display: 'none' } });

/** What came of a file: a verdict, or that it could not be checked. */
type Outcome = Verdict | { kind: 'unreadable' | 'tooLarge' };

interface OutcomeTexts {
  severity: Severity;
  title?: MessageId;
  text: MessageId;
}

const OUTCOMES: Readonly<Record<Outcome['kind'], OutcomeTexts>> = {
  genuine: {
    severity: 'success',
    title: 'sprawdz.wynik.prawdziwa',
    text: 'sprawdz.wynik.prawdziwa.opis',
  },
  changed: {
    severity: 'error',
    title: 'sprawdz.wynik.zmieniona',
    text: 'sprawdz.wynik.zmieniona.opis',
  },
  damaged: {
    severity: 'error',
    title: 'sprawdz.wynik.uszkodzona',
    text: 'sprawdz.wynik.uszkodzona.opis',
  },
  unknownKey: {
    severity: 'error',
    title: 'sprawdz.wynik.nieznany_klucz',
    text: 'sprawdz.wynik.nieznany_klucz.opis',
  },
  otherVersion: { severity: 'warning', text: 'sprawdz.wynik.inna_wersja' },
  unsigned: {
    severity: 'warning',
    title: 'sprawdz.wynik.bez_podpisu',
    text: 'sprawdz.wynik.bez_podpisu.opis',
  },
  notACopy: {
    severity: 'warning',
    title: 'sprawdz.wynik.nie_kopia',
    text: 'sprawdz.wynik.nie_kopia.opis',
  },
  unreadable: { severity: 'warning', text: 'podsumowanie.plik.blad.nieczytelny' },
  tooLarge: { severity: 'warning', text: 'podsumowanie.plik.blad.za_duzy' },
};

/** The messages of a copy's language, all of which are loaded with this screen. */
function intlOf(language: string): IntlShape {
  const messages = { ...loadedMessages(language), ...loadedLaterMessages(language) };
  return createIntl({ locale: localeOf(language), messages, textComponent: TextSpan });
}

interface Checked {
  /** Of the files in a row: as a key it makes the same result a new one, which is announced again. */
  number: number;
  name: string;
  outcome: Outcome;
}

async function outcomeOf(file: File, publicKeys: readonly string[]): Promise<Outcome> {
  if (file.size > LARGEST_FILE) return { kind: 'tooLarge' };
  const html = await file.text().catch(() => null);
  if (html === null) return { kind: 'unreadable' };
  return checkCopy(html, publicKeys, { ...BROWSER_TOOLS, intlOf });
}

/** Checks a downloaded copy of an application, below the page's head; the file and what it says stay in memory. */
export function VerificationScreen({ publicKeys }: { publicKeys: readonly string[] }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const latest = useRef<File | null>(null);
  // WebCrypto exists on https only.
  const isPossible = 'subtle' in crypto;

  const check = async (file: File | undefined) => {
    if (file === undefined) return;
    latest.current = file;
    const outcome = await outcomeOf(file, publicKeys);
    if (latest.current !== file) return;
    setChecked((last) => ({ number: (last?.number ?? 0) + 1, name: file.name, outcome }));
  };
  useFileDrop((file) => isPossible && void check(file));
  const outcome = checked?.outcome;
  return (
    <div className="Sections">
      <Card component="section" variant="outlined">
        {isPossible ? (
          <Choice>
            <Button
              variant="contained"
              startIcon={<FileOpen />}
              onClick={() => picker.current?.click()}
            >
              <FormattedMessage id="podsumowanie.plik.wybierz" />
            </Button>
            <DropHint>
              <FormattedMessage id="sprawdz.upusc" />
            </DropHint>
            <input
              ref={picker}
              type="file"
              accept=".html,.htm,text/html"
              hidden
              onChange={({ target }) => {
                void check(target.files?.[0]);
                // Choosing the same file again is a change, too.
                target.value = '';
              }}
            />
          </Choice>
        ) : (
          <Notice severity="warning">
            <FormattedMessage id="sprawdz.niedostepne" />
          </Notice>
        )}
      </Card>
      <div role="status">{checked && <Result key={checked.number} {...checked} />}</div>
      {outcome && 'signed' in outcome && outcome.signed && <Signed {...outcome.signed} />}
    </div>
  );
}

/** Hands over each file that is dropped on the page, which would otherwise be opened instead of it. */
function useFileDrop(onFile: (file: File | undefined) => void): void {
  const take = useLatestCallback(onFile);
  useEffect(() => {
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (event.type === 'drop') take(event.dataTransfer?.files[0]);
    };
    window.addEventListener('dragover', drop);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drop);
      window.removeEventListener('drop', drop);
    };
  }, [take]);
}

function Result({ name, outcome }: Checked) {
  const { severity, title, text } = OUTCOMES[outcome.kind];
  return (
    <Notice
      severity={severity}
      role="none"
      title={title && <FormattedMessage id={title} />}
      titleLevel={2}
    >
      <p translate="no">{name}</p>
      <FormattedMessage id={text} />
      {outcome.kind === 'changed' && (
        <div className="Prose">
          <ul>
            {outcome.changes.map((change, index) => (
              <Difference key={index} {...change} />
            ))}
          </ul>
        </div>
      )}
    </Notice>
  );
}

function Difference({ what, found, signed }: Change) {
  return (
    <li>
      <strong>{what}</strong>
      {found !== null && (
        <p>
          <FormattedMessage id="sprawdz.w_pliku" />: {found}
        </p>
      )}
      {signed !== null && (
        <p>
          <FormattedMessage id="sprawdz.podpisano" />: {signed}
        </p>
      )}
    </li>
  );
}

/** The copy made anew from what was signed: whatever the file looks like, this is genuine. */
function Signed(signed: SignedApplication) {
  const { zgloszenie, potwierdzenie } = signed;
  const { numer, zapisano, teksty } = potwierdzenie;
  const { lang } = zgloszenie.wybranyNabor.rekrutacja;
  const intl = intlOf(lang);
  const { formatMessage } = useIntl();
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
