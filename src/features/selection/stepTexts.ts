import type { IntlShape } from 'react-intl';
import type { Offer } from '../../contract/offer';
import { programmeFact } from '../../domain/programmes';
import type { StepName } from '../../domain/stepOrder';
import type { SkipReason } from '../../domain/steps';
import type { MessageId } from '../../intl/messages';

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
