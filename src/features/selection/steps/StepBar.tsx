import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Offer } from '../../../contract/offer';
import { PATHS } from '../../../domain/paths';
import type { StepName } from '../../../domain/selection';
import { destinationAfter, pathBefore } from '../../../domain/steps';
import type { MessageId } from '../../../intl/messageId';
import { ActionBar } from '../../../ui/ActionBar';
import { barChoice } from './barChoice';
import { FORWARD_LABELS, HINTS } from '../stepMessages';
import { isAmbiguousAt, useWay } from '../useWay';

/** The way on from a step: back, what is chosen, and forward once it is. */
export function StepBar({ offers, name }: { offers: readonly Offer[]; name: StepName }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const way = useWay(offers);
  const chosen = barChoice(intl, way, name);
  const destination = destinationAfter(way.steps, name);
  const action = (id: MessageId, path: string) => ({
    label: intl.formatMessage({ id }),
    onClick: () => {
      void navigate(path);
    },
  });
  const back = action('krok.wstecz', pathBefore(way.steps, name));
  const forward = action(FORWARD_LABELS[destination], PATHS[destination]);
  const hint = isAmbiguousAt(way, name) ? 'krok.wybierz.oferta' : HINTS[name];
  return (
    <ActionBar
      back={name === 'direction' ? undefined : back}
      chosen={chosen ?? undefined}
      forward={chosen === null ? undefined : forward}
      hint={hint === null ? undefined : intl.formatMessage({ id: hint })}
    />
  );
}
