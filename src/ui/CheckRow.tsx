import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const CheckLabel = styled(FormControlLabel)({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  minHeight: 44,
  margin: 0,
  padding: '10px 0',
  '& > .MuiCheckbox-root': { marginTop: 1 },
  '& > [data-label]': { flex: 1, minWidth: 0 },
  '& > [data-end]': {
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface CheckRowProps {
  id?: string;
  label: ReactNode;
  /** At the end of the row. */
  end?: ReactNode;
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
  const { label, end, required, invalid, describedBy, onChange, ...box } = props;
  return (
    <CheckLabel
      disableTypography
      label={
        <>
          <span data-label="">{label}</span>
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
