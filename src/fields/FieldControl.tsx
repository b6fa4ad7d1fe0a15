import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { Columns } from './FieldGrid';
import { FieldHelp, type FieldLines } from './FieldHelp';
import { LabelText } from './LabelText';

export interface FieldControlProps extends FieldLines {
  label: ReactNode;
  optional?: string | undefined;
  hideLabel?: boolean | undefined;
  columns?: Columns | undefined;
  /** The control itself: Material UI looks for it among the direct children. */
  children: ReactNode;
  /** Below the lines of help. */
  below?: ReactNode;
}

/** A single control with its label above and its lines of help below. */
export function FieldControl(props: FieldControlProps) {
  const { id, label, optional, hideLabel, columns, children, below, ...lines } = props;
  const text = <LabelText label={label} optional={optional} />;
  return (
    <FormControl error={Boolean(lines.error)} data-columns={columns}>
      {hideLabel ? (
        <VisuallyHidden>
          <label htmlFor={id}>{text}</label>
        </VisuallyHidden>
      ) : (
        <FormLabel htmlFor={id}>{text}</FormLabel>
      )}
      {children}
      <FieldHelp id={id} {...lines} />
      {below}
    </FormControl>
  );
}
