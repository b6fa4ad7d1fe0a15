import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StepName } from '../../../domain/stepOrder';
import { BELOW_LG, BELOW_MD } from '../../../ui/theme/media';
import { useSelectionProgress } from '../selectionProgress';
import { valueText } from '../stepTexts';
import { stepRows } from './stepRows';

const Trail = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: 6,
  minWidth: '45%',
  paddingBlock: 8,
  color: theme.vars.palette.text.secondary,
  '& > span': { whiteSpace: 'nowrap' },
  '& > ol': { display: 'flex', flexWrap: 'wrap', rowGap: 2, minWidth: 0 },
  '& li': { color: theme.vars.palette.text.primary },
  '& li + li::before': {
    content: '""',
    display: 'inline-block',
    width: 5,
    height: 5,
    margin: '0 8px 2px 4px',
    border: `solid ${theme.vars.palette.outline.main}`,
    borderWidth: '1px 1px 0 0',
    transform: 'rotate(45deg)',
  },
  // One line, which ends with the newest choice and fades out at its start; the panel has all choices.
  [BELOW_LG]: {
    '& > span': { display: 'none' },
    '& > ol': {
      flexWrap: 'nowrap',
      justifyContent: 'flex-end',
      marginLeft: -16,
      paddingLeft: 16,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      maskImage: 'linear-gradient(90deg, transparent, #000 16px)',
    },
    '& li': { flex: 'none' },
    '& li:last-child': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  // The bar of small screens has the choices.
  [BELOW_MD]: { display: 'none' },
}));

/** The choices so far, in order, as displayed. */
export function useChosenTexts(): { name: StepName; text: string }[] {
  const intl = useIntl();
  const { steps } = useSelectionProgress();
  return stepRows(steps, null).flatMap(({ name, value }) =>
    value === null ? [] : [{ name, text: valueText(intl, name, value) }],
  );
}

/** The current selections in the header, from 900 px; empty before the first choice. */
export function SelectionTrail() {
  const labelId = useId();
  const chosen = useChosenTexts();
  if (chosen.length === 0) return null;
  return (
    <Trail data-one-line>
      <span id={labelId}>
        <FormattedMessage id="naglowek.wybor" />
      </span>
      <ol aria-labelledby={labelId}>
        {chosen.map(({ name, text }) => (
          <li key={name}>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Trail>
  );
}
