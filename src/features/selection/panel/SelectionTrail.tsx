import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BELOW_LG, BELOW_MD, FROM_MD } from '../../../ui/theme/media';
import { useSelectionProgress } from '../SelectionProgress';
import { valueText } from '../stepTexts';
import { stepRows } from './stepRows';

const Trail = styled('div')({
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: 8,
  minWidth: '45%',
  paddingBlock: 8,
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.875rem',
  '& > span': { whiteSpace: 'nowrap' },
  '& > ol': { display: 'flex', flexWrap: 'wrap', rowGap: 2, minWidth: 0 },
  '& li': { color: 'var(--mui-palette-text-primary)', fontWeight: 500 },
  '& li + li::before': {
    content: '""',
    display: 'inline-block',
    width: 6,
    height: 6,
    margin: '0 8px 2px 5px',
    border: 'solid var(--mui-palette-outline-main)',
    borderWidth: '1.5px 1.5px 0 0',
    transform: 'rotate(45deg)',
  },
  // On one line that ends with the newest choice, and fades out before it; the panel has the rest.
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
  [BELOW_MD]: {
    position: 'relative',
    gridArea: '2 / 1',
    minWidth: 0,
    justifyContent: 'flex-start',
    padding: '0 0 4px',
    lineHeight: '1.25rem',
  },
});

/** Covers the selections on phones. */
const OpenPanelButton = styled(ButtonBase)({
  [FROM_MD]: { display: 'none' },
  [BELOW_MD]: { position: 'absolute', inset: '0 -8px', borderRadius: 8 },
});

interface SelectionTrailProps {
  /** Disabled while an application is being sent. */
  disabled: boolean;
  /** Opens the panel of small screens, where the selections are cut to one line. */
  onOpen: () => void;
}

/** The current selections in the header; empty before the first choice. */
export const SelectionTrail = memo(function SelectionTrail(props: SelectionTrailProps) {
  const { disabled, onOpen } = props;
  const intl = useIntl();
  const labelId = useId();
  const { steps } = useSelectionProgress();
  const chosen = stepRows(steps, null).flatMap(({ name, value }) =>
    value === null ? [] : [{ name, text: valueText(intl, name, value) }],
  );
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
      <OpenPanelButton
        aria-label={intl.formatMessage({ id: 'panel.tytul' })}
        disabled={disabled}
        onClick={onOpen}
      />
    </Trail>
  );
});
