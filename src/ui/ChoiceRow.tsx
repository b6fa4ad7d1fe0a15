import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { type KeyboardEvent, memo, type ReactNode, useId } from 'react';

/** A row in columns, a row of a short list, or a box with the height of an input. */
export type ChoiceVariant = 'row' | 'list' | 'field';

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
  description?: string | undefined;
  checked: boolean;
  variant: ChoiceVariant;
  onSelect: (value: string) => void;
  onBlur?: () => void;
  tabIndex?: number | undefined;
}

/** A radio that can be clicked anywhere in its row. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { name, value, label, checked, variant, onSelect, onBlur, tabIndex } = props;
  const { description, position, setSize, onKeyDown } = props;
  const id = useId();
  const described = description !== undefined && {
    'aria-labelledby': `${id}-name`,
    'aria-describedby': `${id}-description`,
  };
  return (
    <FormControlLabel
      data-look={variant}
      disableTypography
      label={
        described ? (
          <span>
            <span id={described['aria-labelledby']}>{label}</span>
            <small id={described['aria-describedby']}>{description}</small>
          </span>
        ) : (
          <span>{label}</span>
        )
      }
      control={
        <Radio
          name={name}
          value={value}
          checked={checked}
          onChange={() => onSelect(value)}
          onBlur={onBlur}
          tabIndex={tabIndex}
          slotProps={{
            input: { ...described, 'aria-posinset': position, 'aria-setsize': setSize, onKeyDown },
          }}
        />
      }
    />
  );
});
