import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Offer } from '../../contract/offer';
import { valueText } from './stepMessages';
import { stepRows } from './stepRows';
import { useWay } from './useWay';

interface SelectionTrailProps {
  offers: readonly Offer[];
  /** Whether nothing can be opened, because an application is on its way. */
  resting: boolean;
  /** Called for the panel of small screens, where the selections are one line that is cut. */
  onOpen: () => void;
}

/** The current selections in the header (specification, section 1); nothing before the first choice. */
export function SelectionTrail({ offers, resting, onOpen }: SelectionTrailProps) {
  const intl = useIntl();
  const labelId = useId();
  const { steps } = useWay(offers);
  const chosen = stepRows(steps, null).flatMap(({ name, value }) =>
    value === null ? [] : [{ name, text: valueText(intl, name, value) }],
  );
  if (chosen.length === 0) return null;
  return (
    <div className="Trail" data-one-line>
      <span className="nowrap" id={labelId}>
        <FormattedMessage id="naglowek.wybor" />
      </span>
      <ol aria-labelledby={labelId}>
        {chosen.map(({ name, text }) => (
          <li key={name}>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <div className="Trail-open">
        <ButtonBase
          aria-label={intl.formatMessage({ id: 'panel.tytul' })}
          disabled={resting}
          onClick={onOpen}
        />
      </div>
    </div>
  );
}
