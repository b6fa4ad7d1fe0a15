import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Mark = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

interface LabelTextProps {
  label: ReactNode;
  /** The "(optional)" mark, including parentheses. */
  optional?: string | undefined;
}

/** The text of a label or legend, with the "(optional)" mark. */
export function LabelText({ label, optional }: LabelTextProps) {
  return (
    <>
      <span>{label}</span>
      {optional && <Mark>{` ${optional}`}</Mark>}
    </>
  );
}
