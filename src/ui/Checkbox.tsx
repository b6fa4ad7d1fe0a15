import { useEffect, useRef } from 'react';
import { classNames } from './classNames';

interface CheckboxProps {
  id?: string | undefined;
  checked: boolean;
  /** Some, but not all, of what this box stands for is ticked. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

/** A native checkbox with the third state; its label is the caller's. */
export function Checkbox({
  id,
  checked,
  indeterminate = false,
  onChange,
  onBlur,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate, checked]);
  return (
    <input
      ref={box}
      className={classNames('Checkbox', indeterminate && 'mixed')}
      type="checkbox"
      id={id}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
      aria-required={rest.required}
      aria-invalid={rest.invalid || undefined}
      aria-describedby={rest.describedBy}
    />
  );
}
