import type { Flow, Offer } from '../../contract/offer';
import { offerValue } from '../../domain/steps';
import type { MessageId } from '../../intl/messageId';

/** The unique direction names of one group, sorted. */
export interface DirectionGroup {
  flow: Flow;
  names: readonly string[];
}

/** The groups in the order of the screen (specification, section 2, "Direction screen"). */
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

/**
 * The directions to choose from, group by group; a group without offers is left out.
 *
 * @param locale BCP 47 tag of the interface language, to sort in
 */
export function directionGroups(offers: readonly Offer[], locale: string): DirectionGroup[] {
  const names = new Map<Flow, Set<string>>(GROUP_ORDER.map((flow) => [flow, new Set()]));
  for (const offer of offers) {
    names.get(offer.nabor.nazwaGrupy)?.add(offerValue(offer, 'direction'));
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...names]
    .map(([flow, unique]) => ({ flow, names: [...unique].sort(compare) }))
    .filter((group) => group.names.length > 0);
}
