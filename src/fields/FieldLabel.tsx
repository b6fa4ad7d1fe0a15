import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames';

interface FieldLabelProps {
  htmlFor: string;
  label: ReactNode;
  optional?: string | undefined;
  hideLabel?: boolean | undefined;
}

/** The label above a control, with the mark of an optional field. */
export function FieldLabel({ htmlFor, label, optional, hideLabel }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className={classNames(hideLabel && 'sr')}>
      <LabelText label={label} optional={optional} />
    </label>
  );
}

/** The same words for a legend. */
export function LabelText({
  label,
  optional,
}: {
  label: ReactNode;
  optional?: string | undefined;
}) {
  return (
    <>
      <span>{label}</span>
      {optional && <span className="opt">{` ${optional}`}</span>}
    </>
  );
}
