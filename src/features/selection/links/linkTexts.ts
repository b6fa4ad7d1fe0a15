import type { IntlShape } from 'react-intl';
import { languageInfo } from '../../../contract/languages';
import { FLOWS } from '../../../contract/offer';
import type { LinkPart } from '../../../domain/deepLink';
import { NO_SPECIALISATION } from '../../../domain/matchDeepLink';
import type { MessageId } from '../../../intl/messages';
import { SCREEN_TEXTS } from '../stepTexts';
import { GROUP_TITLES } from '../steps/directionGroups';

/** What the parts of a deep link are called. */
export const PART_NAMES: Readonly<Record<LinkPart, MessageId>> = {
  language: 'jezyk.tytul',
  offer: 'oferty.numer_oferty',
  flow: 'linki.grupa',
  direction: SCREEN_TEXTS.direction.name,
  specialisation: SCREEN_TEXTS.specialisation.name,
  city: SCREEN_TEXTS.city.name,
  level: SCREEN_TEXTS.level.name,
  mode: SCREEN_TEXTS.mode.name,
};

/** A value of a part as candidates read it. */
export function linkText(intl: IntlShape, part: LinkPart, value: string): string {
  if (part === 'language') return languageInfo(value)?.name ?? value;
  if (part === 'flow') {
    const flow = FLOWS.find((name) => name === value);
    return flow === undefined ? value : intl.formatMessage({ id: GROUP_TITLES[flow].title });
  }
  return part === 'specialisation' && (value === NO_SPECIALISATION || value === '')
    ? intl.formatMessage({ id: 'specjalnosc.bez' })
    : value;
}
