import type { IntlShape } from 'react-intl';
import type { Offer } from '../../contract/offer';
import { programmeFact } from '../../domain/programmes';
import type { StepName } from '../../domain/selection';
import type { SkipReason } from '../../domain/steps';
import type { MessageId } from '../../intl/messageId';

/** The name of a step, or of the form that follows them. */
export const STEP_NAMES: Readonly<Record<StepName | 'summary', MessageId>> = {
  direction: 'krok.nazwa.kierunek',
  specialisation: 'krok.nazwa.specjalnosc',
  city: 'krok.nazwa.miasto',
  level: 'krok.nazwa.poziom',
  mode: 'krok.nazwa.tryb',
  summary: 'krok.nazwa.formularz',
};

/** The label of the button that leads to a step, or to the form. */
export const FORWARD_LABELS: Readonly<Record<StepName | 'summary', MessageId>> = {
  direction: 'krok.dalej.kierunek',
  specialisation: 'krok.dalej.specjalnosc',
  city: 'krok.dalej.miasto',
  level: 'krok.dalej.poziom',
  mode: 'krok.dalej.tryb',
  summary: 'krok.dalej.formularz',
};

/** A step in the sentence "choose again". */
export const AGAIN_NAMES: Readonly<Record<StepName, MessageId>> = {
  direction: 'krok.ponownie.kierunek',
  specialisation: 'krok.ponownie.specjalnosc',
  city: 'krok.ponownie.miasto',
  level: 'krok.ponownie.poziom',
  mode: 'krok.ponownie.tryb',
};

export const SKIP_REASONS: Readonly<Record<SkipReason, MessageId>> = {
  noSpecialisation: 'panel.pominiete.specjalnosc',
  oneCity: 'panel.pominiete.miasto',
};

/** What to do at a step before the way on opens; the first step says it in its heading. */
export const HINTS: Readonly<Record<StepName, MessageId | null>> = {
  direction: null,
  specialisation: 'krok.wybierz.specjalnosc',
  city: 'krok.wybierz.miasto',
  level: 'krok.wybierz.poziom',
  mode: 'krok.wybierz.tryb',
};

/** How the value of a step is shown: "" at the specialisation step means "no specialisation". */
export function valueText(intl: IntlShape, name: StepName, value: string): string {
  return name === 'specialisation' && value === ''
    ? intl.formatMessage({ id: 'specjalnosc.bez' })
    : value;
}

/** How a programme picked among several is named: by both numbers, as either may be that of another one, too. */
export function pickedText(intl: IntlShape, offer: Offer): string {
  return intl.formatMessage(
    { id: 'oferty.numery' },
    {
      rekrutacja: programmeFact(offer, 'recruitment'),
      oferta: programmeFact(offer, 'programme'),
    },
  );
}
