import { memo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './classNames';

export type ChoiceVariant = 'row' | 'card' | 'field';

/** What a row of a list has to say that is not drawn whole: the browser sees only a part of it. */
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
    position,
    setSize,
    onKeyDown,
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
        aria-posinset={position}
        aria-setsize={setSize}
        onKeyDown={onKeyDown}
      />
      <span>{label}</span>
    </label>
  );
});
