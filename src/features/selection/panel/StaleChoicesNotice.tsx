import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { SCREENS } from '../../../domain/screens';
import { firstOpenStep } from '../../../domain/steps';
import { Notice } from '../../../ui/Notice';
import { useSelectionProgress } from '../selectionProgress';
import { selectSelection } from '../selectionSlice';

interface StaleChoicesNoticeProps {
  /** The name of the screen; use it as the `key` as well. */
  screen: string;
  /** Follows the names of the choices. */
  children?: ReactNode;
}

/** Names, on the first open step, the choices that are no longer in the catalogue. */
export function StaleChoicesNotice({ screen, children }: StaleChoicesNoticeProps) {
  const intl = useIntl();
  const { history } = useSelector(selectSelection);
  const { steps, visible } = useSelectionProgress();
  const now =
    firstOpenStep(steps)?.name === screen
      ? visible.filter(({ number, choice }) => choice === null && history[number] !== undefined)
      : [];
  const [stale, setStale] = useState(now);
  if (now.length > stale.length) setStale(now);
  if (stale.length === 0) return null;
  const names = stale.map(({ name }) => intl.formatMessage({ id: SCREENS[name].again }));
  // In the other styles Chromium joins Uzbek words with an English "and".
  const kroki = intl.formatList(names, { style: 'narrow' });
  return (
    <Notice severity="info">
      <p>
        <FormattedMessage id="krok.oferta_zmieniona" values={{ kroki }} />
      </p>
      {children}
    </Notice>
  );
}
