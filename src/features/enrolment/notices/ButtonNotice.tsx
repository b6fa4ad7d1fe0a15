import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { bringIntoView, giveFocus, Notice, type Severity } from '../../../ui/Notice';
import { BELOW_SM } from '../../../ui/theme/media';

const OutcomeBox = styled(Notice)({
  marginTop: 20,
  '& ul': { marginBottom: 8, paddingLeft: 20, listStyle: 'disc' },
});

/** The buttons of a notice, with the class of those of a card. */
export const NoticeActions = styled('div')({
  '&.CompletionActions': {
    marginTop: 16,
    '& > .MuiButton-root': { marginTop: 0 },
    '& > .MuiLink-root': { minHeight: 48 },
    // Below the icon as well.
    [BELOW_SM]: { marginLeft: -40 },
  },
});

interface ButtonNoticeProps {
  severity: Severity;
  title: ReactNode;
  /** True when the submit button, which had the focus, has disappeared. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A permanent message right above the submit button, scrolled into view. */
export function ButtonNotice({ takesFocus = false, ...notice }: ButtonNoticeProps) {
  const attention = takesFocus ? { ref: giveFocus, tabIndex: -1 } : { ref: bringIntoView };
  return <OutcomeBox {...notice} {...attention} titleLevel={2} data-outcome role="alert" />;
}
