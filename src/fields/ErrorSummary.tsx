import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Notice } from '../ui/Notice';
import { FROM_MD, FROM_SM } from '../ui/theme/media';
import { fieldId } from './fieldId';
import { focusField } from './focusField';

const Summary = styled(Notice)(({ theme }) => {
  const { background, error, text } = theme.vars.palette;
  return {
    marginBottom: 24,
    border: `1px solid ${error.main}`,
    borderLeftWidth: 6,
    paddingLeft: 13,
    backgroundColor: background.paper,
    color: text.primary,
    '& .MuiAlert-message > div': { columnGap: 32 },
    '& .MuiAlert-message > div > div': { paddingTop: 8, breakInside: 'avoid' },
    '& h3': { fontSize: '0.9375rem', fontWeight: 600 },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      paddingBlock: 12,
      color: 'inherit',
      fontSize: '0.9375rem',
      lineHeight: 1.375,
    },
    [FROM_SM]: { '& .MuiAlert-message > div': { columns: 2 } },
    [FROM_MD]: { '&&': { paddingLeft: 27 }, '& a': { paddingBlock: 6 } },
  };
});

export interface ErrorSummaryEntry {
  /** Path of the field in the form. */
  name: string;
  text: ReactNode;
}

export interface ErrorSummaryGroup {
  id: string;
  title: ReactNode;
  entries: readonly ErrorSummaryEntry[];
}

interface ErrorSummaryProps {
  title: ReactNode;
  groups: readonly ErrorSummaryGroup[];
  /** When this changes and there are entries, the summary takes the focus. */
  focusKey: string | number;
}

/**
 * The errors by section, each a link to its field; empty without errors. It stays mounted, so that an error that
 * appears while typing does not move the focus.
 */
export function ErrorSummary({ title, groups, focusKey }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const answered = useRef(focusKey);
  const shown = groups.length > 0;
  useEffect(() => {
    if (!shown || answered.current === focusKey) return;
    answered.current = focusKey;
    box.current?.focus({ preventScroll: true });
    // A list that is higher than the window starts at its top.
    box.current?.scrollIntoView({ block: 'start' });
  }, [focusKey, shown]);
  const follow = (event: MouseEvent, name: string) => {
    event.preventDefault();
    focusField(name);
  };
  if (!shown) return null;
  return (
    <Summary
      severity="error"
      // Not an alert: the focus reads it already.
      role="region"
      ref={box}
      tabIndex={-1}
      labelledBy={titleId}
      title={title}
      titleLevel={2}
    >
      <div>
        {groups.map((group) => (
          <div key={group.id}>
            <h3 id={`${titleId}-${group.id}`}>{group.title}</h3>
            <ul aria-labelledby={`${titleId}-${group.id}`}>
              {group.entries.map(({ name, text }) => (
                <li key={name}>
                  <a href={`#${fieldId(name)}`} onClick={(event) => follow(event, name)}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Summary>
  );
}
