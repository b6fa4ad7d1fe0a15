import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Notice } from '../ui/Notice';
import { fieldId } from './fieldId';
import { focusField } from './focusField';

const Summary = styled(Notice)(({ theme }) => {
  const { error } = theme.vars.palette;
  return {
    marginBottom: 24,
    border: `2px solid ${error.main}`,
    '& .MuiAlert-message > div': { columnGap: 32 },
    '& .MuiAlert-message > div > div': { paddingTop: 8, breakInside: 'avoid' },
    '& h3': { fontSize: '0.9375rem', fontWeight: 600 },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 36,
      padding: '4px 0',
      color: error.main,
      fontSize: '0.9375rem',
      fontWeight: 550,
      lineHeight: 1.375,
    },
    [theme.breakpoints.down('sm')]: { padding: '8px 16px' },
    [theme.breakpoints.up('sm')]: { '& .MuiAlert-message > div': { columns: 2 } },
    [theme.breakpoints.up('md')]: { '& a': { minHeight: 32 } },
  };
});

export interface ErrorSummaryEntry {
  /** Path of the field in the form. */
  name: string;
  text: ReactNode;
}

/** The entries of one section. */
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
      role="alert"
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
                  <Link href={`#${fieldId(name)}`} onClick={(event) => follow(event, name)}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Summary>
  );
}
