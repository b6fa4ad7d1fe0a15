import type { IntlShape } from 'react-intl';
import type { Offer } from '../../contract/offer';
import { type ProgrammeFact, programmeFact, SUMMARY_ORDER } from '../../domain/programmes';
import { PATHS, SCREENS } from '../../domain/screens';
import type { StepName } from '../../domain/selection';
import type { MessageId } from '../../intl/messages';

export function factLabel(name: ProgrammeFact): MessageId {
  if (name === 'recruitment') return 'oferty.wybrana';
  return name === 'programme' ? 'oferty.numer_oferty' : SCREENS[name].fact;
}

/** One fact of the chosen studies, and the step where it is changed. */
export interface ChosenFact {
  name: ProgrammeFact;
  label: MessageId;
  value: string;
  path: string;
}

/**
 * Level, mode, field, speciality and city of an offer, as far as it has them (docs/specification.md, section 2).
 *
 * @param pickedAt the step where this offer was picked among several, else null
 */
export function chosenStudies(offer: Offer, pickedAt: StepName | null): ChosenFact[] {
  const fact = (name: ProgrammeFact, step: StepName): ChosenFact => ({
    name,
    label: factLabel(name),
    value: programmeFact(offer, name),
    path: PATHS[step],
  });
  const facts = SUMMARY_ORDER.map((name) => fact(name, name)).filter(({ value }) => value !== '');
  if (pickedAt === null) return facts;
  return [...facts, fact('recruitment', pickedAt), fact('programme', pickedAt)];
}

export function factText(
  intl: IntlShape,
  { name, value }: Pick<ChosenFact, 'name' | 'value'>,
): string {
  return name === 'recruitment'
    ? intl.formatMessage({ id: 'oferty.rekrutacja_nr' }, { numer: value })
    : value;
}
