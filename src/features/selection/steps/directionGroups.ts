import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Flow, Offer } from '../../../contract/offer';
import { offersBy } from '../../../domain/offerValues';
import type { MessageId } from '../../../intl/messages';

export interface DirectionGroup {
  flow: Flow;
  names: readonly string[];
  offers: readonly Offer[];
}

/** The groups in screen order. */
const GROUP_ORDER: readonly Flow[] = ['STUDIA_WYZSZE', 'PODYPLOMOWE_SPEC', 'PODYPLOMOWE'];

export const GROUP_TITLES: Readonly<Record<Flow, { title: MessageId; text: MessageId }>> = {
  STUDIA_WYZSZE: {
    title: 'kierunek.grupa.studia_wyzsze.tytul',
    text: 'kierunek.grupa.studia_wyzsze.opis',
  },
  PODYPLOMOWE_SPEC: {
    title: 'kierunek.grupa.podyplomowe_spec.tytul',
    text: 'kierunek.grupa.podyplomowe_spec.opis',
  },
  PODYPLOMOWE: {
    title: 'kierunek.grupa.podyplomowe.tytul',
    text: 'kierunek.grupa.podyplomowe.opis',
  },
};

/** The sorted directions by group, without empty groups. Memoised, as candidates return to the first screen. */
export const directionGroups = weakMapMemoize(
  (offers: readonly Offer[], locale: string): readonly DirectionGroup[] => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const byFlow = offersBy(offers, 'flow');
    return GROUP_ORDER.flatMap((flow) => {
      const ofFlow = byFlow.get(flow);
      if (ofFlow === undefined) return [];
      const names = [...offersBy(ofFlow, 'direction').keys()].sort(compare);
      return [{ flow, names, offers: ofFlow }];
    });
  },
);

/** The number of directions in all groups. */
export function directionsIn(offers: readonly Offer[], locale: string): number {
  return directionGroups(offers, locale).reduce((sum, { names }) => sum + names.length, 0);
}
