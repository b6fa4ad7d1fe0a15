import type { Offer } from '../../contract/offer';
import { PATHS } from '../../domain/paths';
import type { StepName } from '../../domain/selection';
import { offerValue } from '../../domain/offerValues';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageId';

/** A step, or the programme that was picked because the steps left several. */
type FactName = StepName | 'recruitment';

/** What the facts of the chosen studies are called. */
export const FACT_LABELS = {
  level: 'podsumowanie.studia.poziom',
  mode: 'podsumowanie.studia.tryb',
  direction: 'podsumowanie.studia.kierunek',
  specialisation: 'podsumowanie.studia.specjalnosc',
  city: 'podsumowanie.studia.miasto',
  recruitment: 'oferty.wybrana',
} as const satisfies Readonly<Record<FactName, MessageId>>;

/** One fact of the chosen studies and the step where it is changed. */
export interface ChosenFact {
  name: FactName;
  label: MessageId;
  value: string;
  path: string;
}

const ORDER: readonly StepName[] = ['level', 'mode', 'direction', 'specialisation', 'city'];

/**
 * Level, mode, field, speciality and city of an offer (specification, section 2); what it lacks is left out.
 *
 * @param pickedAt the step where this offer was picked among several, null where the steps left no other
 */
export function chosenStudies(offer: Offer, pickedAt: StepName | null): ChosenFact[] {
  const facts: ChosenFact[] = ORDER.map((name) => ({
    name,
    label: FACT_LABELS[name],
    value: offerValue(offer, name),
    path: PATHS[name],
  })).filter(({ value }) => value !== '');
  if (pickedAt === null) return facts;
  const value = String(offer.rekrutacja.id);
  return [
    ...facts,
    { name: 'recruitment', label: FACT_LABELS.recruitment, value, path: PATHS[pickedAt] },
  ];
}

/** The value of a fact as it is shown. */
export function factText(
  intl: IntlShape,
  { name, value }: Pick<ChosenFact, 'name' | 'value'>,
): string {
  return name === 'recruitment'
    ? intl.formatMessage({ id: 'oferty.rekrutacja_nr' }, { numer: value })
    : value;
}
