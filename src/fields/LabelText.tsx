import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Mark = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

interface LabelTextProps {
  label: ReactNode;
  /** The mark of an optional field, with its parentheses. */
  optional?: string | undefined;
}

/** The words of a label or legend, with the mark of an optional field. */
export function LabelText({ label, optional }: LabelTextProps) {
  return (
    <>
      <span>{label}</span>
      {optional && <Mark>{` ${optional}`}</Mark>}
    </>
  );
}
