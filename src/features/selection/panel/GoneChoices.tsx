import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Offer } from '../../../contract/offer';
import { firstOpenStep } from '../../../domain/steps';
import { Notice } from '../../../ui/Notice';
import { selectSelection } from '../selectionSlice';
import { AGAIN_NAMES } from '../stepMessages';
import { useWay } from '../useWay';

interface GoneChoicesProps {
  offers: readonly Offer[];
  /** The name of the screen; the component must be a new one on each. */
  screen: string;
}

/**
 * Says on the first open step that choices of an earlier visit have dropped themselves, because the catalogue no longer
 * has them; it stays until the candidate goes on.
 */
export function GoneChoices({ offers, screen }: GoneChoicesProps) {
  const intl = useIntl();
  const { history } = useSelector(selectSelection);
  const { steps, walked } = useWay(offers);
  const [gone] = useState(() =>
    firstOpenStep(steps)?.name === screen
      ? walked.filter(({ number, choice }) => choice === null && history[number] !== undefined)
      : [],
  );
  if (gone.length === 0) return null;
  const names = gone.map(({ name }) => intl.formatMessage({ id: AGAIN_NAMES[name] }));
  return (
    <Notice severity="info">
      <FormattedMessage id="krok.oferta_zmieniona" values={{ kroki: intl.formatList(names) }} />
    </Notice>
  );
}
