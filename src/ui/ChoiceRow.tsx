import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { memo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** A line of a list, a roomy card, or a box of a form's height. */
export type ChoiceVariant = 'row' | 'card' | 'field';

/** What a row states when its list renders only some of its rows. */
export interface RowPlace {
  /** From 1. */
  position: number;
  setSize: number;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface ChoiceRowProps extends Partial<RowPlace> {
  id?: string | undefined;
  name: string;
  value: string;
  label: ReactNode;
  checked: boolean;
  variant: ChoiceVariant;
  invalid?: boolean;
  onSelect: (value: string) => void;
  onBlur?: () => void;
}

/** One radio that is chosen by a click anywhere in its row. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const {
    id,
    name,
    value,
    label,
    checked,
    variant,
    invalid = false,
    onSelect,
    onBlur,
    position,
    setSize,
    onKeyDown,
  } = props;
  return (
    <FormControlLabel
      data-look={variant}
      data-invalid={invalid || undefined}
      disableTypography
      label={<span>{label}</span>}
      control={
        <Radio
          id={id}
          name={name}
          value={value}
          checked={checked}
          onChange={() => onSelect(value)}
          onBlur={onBlur}
          slotProps={{
            input: { 'aria-posinset': position, 'aria-setsize': setSize, onKeyDown },
          }}
        />
      }
    />
  );
});
