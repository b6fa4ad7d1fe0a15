import type { IntlShape } from 'react-intl';
import type { Offer } from '../../contract/offer';
import {
  type ChosenFact,
  OFFER_NUMBERS,
  type ProgrammeFact,
  programmeFact,
  SUMMARY_ORDER,
} from '../../domain/programmes';
import { SCREENS } from '../../domain/screens';
import type { MessageId } from '../../intl/messages';

/**
 * Level, mode, field, speciality and city of an offer, as far as it has them (docs/specification.md, section 2).
 *
 * @param isPicked whether the offer was picked among several: then its numbers are added
 */
export function chosenStudies(offer: Offer, isPicked: boolean): ChosenFact[] {
  return [...SUMMARY_ORDER, ...(isPicked ? OFFER_NUMBERS : [])]
    .map((name) => ({ name, value: programmeFact(offer, name) }))
    .filter(({ value }) => value !== '');
}

export function factLabel(name: ProgrammeFact): MessageId {
  if (name === 'recruitment') return 'oferty.wybrana';
  return name === 'programme' ? 'oferty.numer_oferty' : SCREENS[name].fact;
}

export function factText(intl: IntlShape, { name, value }: ChosenFact): string {
  return name === 'recruitment'
    ? intl.formatMessage({ id: 'oferty.rekrutacja_nr' }, { numer: value })
    : value;
}
