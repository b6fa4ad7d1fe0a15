import { FormattedMessage } from 'react-intl';
import type { Verdict } from '../../copy/checkCopy';
import { FIELD_LABELS } from '../../copy/fieldLabels';
import type { MessageId } from '../../intl/messages';
import { Notice, type Severity } from '../../ui/Notice';

/** What came of a file: a verdict, or that it could not be checked. */
export type Outcome = Verdict | { kind: 'unreadable' | 'tooLarge' };

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
  differs: {
    severity: 'warning',
    title: 'sprawdz.wynik.inny_tekst',
    text: 'sprawdz.wynik.inny_tekst.opis',
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
  tooLarge: { severity: 'warning', text: 'sprawdz.wynik.za_duzy' },
};

const LABELS: ReadonlyMap<string, MessageId> = new Map(
  Object.entries({
    ...FIELD_LABELS,
    numer: 'zakonczenie.numer',
    zapisano: 'zakonczenie.zapisano',
    promoLink: 'zakonczenie.kopia.promo',
  }),
);

/** What came of checking a file. */
export function Result({ name, outcome }: { name: string; outcome: Outcome }) {
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
            {outcome.paths.map((path) => (
              <ChangedPart key={path} path={path} />
            ))}
          </ul>
        </div>
      )}
    </Notice>
  );
}

/** A part of the data: the label of its field, and its path. */
function ChangedPart({ path }: { path: string }) {
  const label = LABELS.get(path.slice(path.lastIndexOf('.') + 1));
  return (
    <li>
      {label && <FormattedMessage id={label} />} <span translate="no">({path})</span>
    </li>
  );
}
