import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ChoiceRow } from './ChoiceRow';
import type { ChoiceVariant } from './ChoiceRow';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  /** Class of the row, for options that are more than a line of text. */
  className?: string;
}

interface ChoiceListProps {
  /** Name of the native radios; lists with the same name exclude one another. */
  name: string;
  label?: string;
  labelledBy?: string;
  options: readonly ChoiceOption[];
  value: string | null;
  onChange: (value: string) => void;
  variant: ChoiceVariant;
  invalid?: boolean;
  describedBy?: string;
  /** Replaces the layout of the variant. */
  className?: string;
}

const layouts = { row: 'ChoiceGrid', card: 'ChoiceGrid ChoiceGrid--cards', field: 'two' } as const;

/** A radio group: rows in columns (`row`), roomy cards (`card`) or boxes of a form's height (`field`). */
export function ChoiceList(props: ChoiceListProps) {
  const { name, options, value, variant, invalid = false } = props;
  const onSelect = useLatestCallback(props.onChange);
  return (
    <div
      className={props.className ?? layouts[variant]}
      role="radiogroup"
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={invalid || undefined}
    >
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          checked={option.value === value}
          variant={variant}
          invalid={invalid}
          className={option.className}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

/** The same function at every render, so that rows which did not change are not drawn again. */
function useLatestCallback(callback: (value: string) => void): (value: string) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((value) => latest.current(value), []);
}
