import type { IntlShape } from 'react-intl';
import { languageInfo } from '../../../contract/languages';
import { FLOWS } from '../../../contract/offer';
import type { LinkPart } from '../../../domain/deepLink';
import { NO_SPECIALISATION } from '../../../domain/matchDeepLink';
import { FLOW_NAMES } from '../../../domain/programmes';
import { SCREENS } from '../../../domain/screens';
import type { MessageId } from '../../../intl/messages';

/** The labels of the parts of a deep link. */
export const PART_NAMES: Readonly<Record<LinkPart, MessageId>> = {
  language: 'jezyk.tytul',
  offer: 'oferty.numer_oferty',
  flow: 'oferty.grupa',
  direction: SCREENS.direction.name,
  specialisation: SCREENS.specialisation.name,
  city: SCREENS.city.name,
  level: SCREENS.level.name,
  mode: SCREENS.mode.name,
};

/** A value of a part as candidates read it. */
export function linkText(intl: IntlShape, part: LinkPart, value: string): string {
  if (part === 'language') return languageInfo(value)?.name ?? value;
  if (part === 'flow') {
    const flow = FLOWS.find((name) => name === value);
    return flow === undefined ? value : intl.formatMessage({ id: FLOW_NAMES[flow] });
  }
  return part === 'specialisation' && (value === NO_SPECIALISATION || value === '')
    ? intl.formatMessage({ id: 'specjalnosc.bez' })
    : value;
}
