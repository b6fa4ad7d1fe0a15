import type { IntlShape } from 'react-intl';
import type { Offer } from '../../contract/offer';
import { programmeFact } from '../../domain/programmes';
import type { StepName } from '../../domain/selection';
import type { SkipReason } from '../../domain/steps';
import type { MessageId } from '../../intl/messages';

/**
 * The messages of a screen.
 *
 * - `heading`, `documentTitle`: of every screen
 * - `name`, `forward`: of a step or the form, and of the button that leads there
 * - `again`: a step in the sentence "choose again"
 * - `hint`: what to do until the forward button appears; null when the heading says it
 * - `fact`: the label of a step's value among the chosen studies
 */
interface ScreenTexts {
  heading: MessageId;
  documentTitle: MessageId;
}
interface StageTexts extends ScreenTexts {
  name: MessageId;
  forward: MessageId;
}
interface StepTexts extends StageTexts {
  again: MessageId;
  hint: MessageId | null;
  fact: MessageId;
}

type Table = Record<StepName, StepTexts> & {
  summary: StageTexts;
  completion: ScreenTexts;
  verification: ScreenTexts;
  links: ScreenTexts;
};

export const SCREEN_TEXTS: Readonly<Table> = {
  direction: {
    heading: 'kierunek.tytul',
    documentTitle: 'kierunek.tytul_strony',
    name: 'krok.nazwa.kierunek',
    forward: 'krok.dalej.kierunek',
    again: 'krok.ponownie.kierunek',
    hint: null,
    fact: 'podsumowanie.studia.kierunek',
  },
  specialisation: {
    heading: 'specjalnosc.tytul',
    documentTitle: 'specjalnosc.tytul_strony',
    name: 'krok.nazwa.specjalnosc',
    forward: 'krok.dalej.specjalnosc',
    again: 'krok.ponownie.specjalnosc',
    hint: 'krok.wybierz.specjalnosc',
    fact: 'podsumowanie.studia.specjalnosc',
  },
  city: {
    heading: 'miasto.tytul',
    documentTitle: 'miasto.tytul_strony',
    name: 'krok.nazwa.miasto',
    forward: 'krok.dalej.miasto',
    again: 'krok.ponownie.miasto',
    hint: 'krok.wybierz.miasto',
    fact: 'podsumowanie.studia.miasto',
  },
  level: {
    heading: 'poziom.tytul',
    documentTitle: 'poziom.tytul_strony',
    name: 'krok.nazwa.poziom',
    forward: 'krok.dalej.poziom',
    again: 'krok.ponownie.poziom',
    hint: 'krok.wybierz.poziom',
    fact: 'podsumowanie.studia.poziom',
  },
  mode: {
    heading: 'tryb.tytul',
    documentTitle: 'tryb.tytul_strony',
    name: 'krok.nazwa.tryb',
    forward: 'krok.dalej.tryb',
    again: 'krok.ponownie.tryb',
    hint: 'krok.wybierz.tryb',
    fact: 'podsumowanie.studia.tryb',
  },
  summary: {
    heading: 'podsumowanie.tytul',
    documentTitle: 'podsumowanie.tytul_strony',
    name: 'krok.nazwa.formularz',
    forward: 'krok.dalej.formularz',
  },
  completion: { heading: 'zakonczenie.tytul', documentTitle: 'zakonczenie.tytul_strony' },
  verification: { heading: 'sprawdz.tytul', documentTitle: 'sprawdz.tytul_strony' },
  links: { heading: 'linki.tytul', documentTitle: 'linki.tytul_strony' },
};

export const SKIP_REASONS: Readonly<Record<SkipReason, MessageId>> = {
  noSpecialisation: 'panel.pominiete.specjalnosc',
  oneCity: 'panel.pominiete.miasto',
};

/** The displayed value of a step: "" at the specialisation step means "no specialisation". */
export function valueText(intl: IntlShape, name: StepName, value: string): string {
  return name === 'specialisation' && value === ''
    ? intl.formatMessage({ id: 'specjalnosc.bez' })
    : value;
}

/** The name of a programme picked among several: both numbers, as others may share one of them. */
export function pickedText(intl: IntlShape, offer: Offer): string {
  return intl.formatMessage(
    { id: 'oferty.numery' },
    {
      rekrutacja: programmeFact(offer, 'recruitment'),
      oferta: programmeFact(offer, 'programme'),
    },
  );
}
