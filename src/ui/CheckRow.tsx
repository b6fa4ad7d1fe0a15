import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BELOW_SM, FORCED_COLORS } from './theme/media';

const CheckLabel = styled(FormControlLabel)(({ theme }) => {
  const { palette } = theme.vars;
  const ticked = {
    backgroundColor: palette.primary.tint,
    boxShadow: `inset 0 0 0 2px ${palette.primary.main}`,
  };
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 14,
    minHeight: 44,
    margin: 0,
    padding: '10px 0',
    '& > .MuiCheckbox-root': { marginTop: 1 },
    '& > [data-label]': { flex: 1, minWidth: 0 },
    '& b': { fontWeight: 400 },
    '& small': {
      display: 'block',
      fontSize: '0.8125rem',
      lineHeight: 1.43,
      color: palette.text.secondary,
    },
    '& > [data-end]': {
      fontWeight: 600,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '&[data-card]': {
      padding: '16px 18px',
      borderRadius: 8,
      boxShadow: `inset 0 0 0 1px ${palette.outline.soft}`,
      // A rule of its own: a browser without `:has()` would drop the whole selector list.
      '&:has(:checked)': ticked,
      '&:has([data-indeterminate="true"])': ticked,
      '&:has([aria-invalid="true"])': {
        backgroundColor: 'transparent',
        boxShadow: `inset 0 0 0 2px ${palette.error.main}`,
      },
      [BELOW_SM]: {
        flexWrap: 'wrap',
        '& > [data-label]': { flexBasis: 'calc(100% - 40px)' },
        '& > [data-end]': { flexBasis: '100%', marginTop: -8, paddingLeft: 36 },
      },
      [FORCED_COLORS]: {
        outline: '1px solid',
        outlineOffset: -1,
        '&:has(:checked)': { outline: '2px solid Highlight' },
        '&:has([aria-invalid="true"])': { outlineStyle: 'dashed' },
      },
    },
  };
});

interface CheckRowProps {
  id?: string;
  label: ReactNode;
  /** A smaller line under the label. */
  note?: ReactNode;
  /** At the end of the row. */
  end?: ReactNode;
  /** A card, tinted when ticked. */
  card?: boolean;
  checked: boolean;
  /** Some, but not all, of the items of this checkbox are ticked. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  required?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** A checkbox that can be clicked anywhere in its row. */
export function CheckRow(props: CheckRowProps) {
  const { label, note, end, card, required, invalid, describedBy, onChange, ...box } = props;
  return (
    <CheckLabel
      data-card={card || undefined}
      disableTypography
      label={
        <>
          <span data-label="">
            {label}
            {note && <small>{note}</small>}
          </span>
          {end && <span data-end="">{end}</span>}
        </>
      }
      control={
        <Checkbox
          {...box}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{
            input: {
              'aria-required': required,
              'aria-invalid': invalid || undefined,
              'aria-describedby': describedBy,
            },
          }}
        />
      }
    />
  );
}
