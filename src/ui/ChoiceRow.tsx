import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { type KeyboardEvent, memo, type ReactNode } from 'react';

/** A row of a list, a large card, or a box with the height of an input. */
export type ChoiceVariant = 'row' | 'card' | 'field';

/** The ARIA position of a row in a virtualised list. */
export interface RowPlace {
  /** Starts at 1. */
  position: number;
  setSize: number;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface ChoiceRowProps extends Partial<RowPlace> {
  name: string;
  value: string;
  label: ReactNode;
  checked: boolean;
  variant: ChoiceVariant;
  onSelect: (value: string) => void;
  onBlur?: () => void;
  tabIndex?: number | undefined;
}

/** A radio that can be clicked anywhere in its row. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { name, value, label, checked, variant, onSelect, onBlur, tabIndex } = props;
  const { position, setSize, onKeyDown } = props;
  return (
    <FormControlLabel
      data-look={variant}
      disableTypography
      label={<span>{label}</span>}
      control={
        <Radio
          name={name}
          value={value}
          checked={checked}
          onChange={() => onSelect(value)}
          onBlur={onBlur}
          tabIndex={tabIndex}
          slotProps={{ input: { 'aria-posinset': position, 'aria-setsize': setSize, onKeyDown } }}
        />
      }
    />
  );
});
