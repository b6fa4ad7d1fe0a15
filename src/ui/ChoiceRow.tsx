import { memo } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './classNames';

export type ChoiceVariant = 'row' | 'card' | 'field';

interface ChoiceRowProps {
  id?: string | undefined;
  name: string;
  value: string;
  label: ReactNode;
  checked: boolean;
  variant: ChoiceVariant;
  invalid?: boolean;
  className?: string | undefined;
  onSelect: (value: string) => void;
  onBlur?: () => void;
}

const variants = {
  row: undefined,
  card: 'ChoiceRow--card',
  field: 'ChoiceRow--card ChoiceRow--field',
} as const;

/** One native radio whose whole row answers to a press. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const {
    id,
    name,
    value,
    label,
    checked,
    variant,
    invalid = false,
    className,
    onSelect,
    onBlur,
  } = props;
  return (
    <label className={classNames('ChoiceRow', variants[variant], invalid && 'is-error', className)}>
      <input
        className="Radio"
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={checked}
        onChange={() => onSelect(value)}
        onBlur={onBlur}
      />
      <span>{label}</span>
    </label>
  );
});
