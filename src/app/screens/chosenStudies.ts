import type { Offer } from '../../contract/offer';
import { PATHS } from '../../domain/paths';
import type { StepName } from '../../domain/selection';
import { offerValue } from '../../domain/steps';
import type { MessageId } from '../../intl/messageId';

/** What the facts of the chosen studies are called. */
export const FACT_LABELS = {
  level: 'podsumowanie.studia.poziom',
  mode: 'podsumowanie.studia.tryb',
  direction: 'podsumowanie.studia.kierunek',
  specialisation: 'podsumowanie.studia.specjalnosc',
  city: 'podsumowanie.studia.miasto',
} as const satisfies Readonly<Record<StepName, MessageId>>;

/** One fact of the chosen studies and the step where it is changed. */
export interface ChosenFact {
  name: StepName;
  label: MessageId;
  value: string;
  path: string;
}

const ORDER: readonly StepName[] = ['level', 'mode', 'direction', 'specialisation', 'city'];

/** Level, mode, field, speciality and city of an offer (specification, section 2); what it lacks is left out. */
export function chosenStudies(offer: Offer): ChosenFact[] {
  return ORDER.map((name) => ({
    name,
    label: FACT_LABELS[name],
    value: offerValue(offer, name),
    path: PATHS[name],
  })).filter(({ value }) => value !== '');
}
