import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { bringIntoView, Notice, type Severity } from '../../../ui/Notice';

const OutcomeBox = styled(Notice)({
  marginTop: 20,
  '& ul': { paddingLeft: 20, listStyle: 'disc' },
});

interface ButtonNoticeProps {
  severity: Severity;
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A permanent message right above the submit button, scrolled into view. */
export function ButtonNotice(props: ButtonNoticeProps) {
  return <OutcomeBox {...props} data-outcome role="alert" ref={bringIntoView} />;
}
