import { styled } from '@mui/material/styles';
import { memo, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sectionOf } from '../../../domain/sections';
import { fieldId } from '../../../fields/fieldId';
import { focusField } from '../../../fields/focusField';
import { Notice } from '../../../ui/Notice';
import { FROM_MD, FROM_SM } from '../../../ui/theme/media';
import { type FormView, useFormSelector } from '../form/enrolmentContext';
import { SECTION_NAMES } from '../form/shownSections';
import { useEnrolmentState } from '../state/enrolmentSlice';
import { errorEntries } from '../state/selectors';
import { entryText, type OwnTitles } from './entryText';
import type { FieldEntry } from './fieldMessages';

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
    '& h3': { fontSize: '1rem', fontWeight: 600 },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      paddingBlock: 12,
      color: 'inherit',
      fontSize: '1rem',
      lineHeight: 1.375,
    },
    [FROM_SM]: { '& .MuiAlert-message > div': { columns: 2 } },
    [FROM_MD]: { '&&': { paddingLeft: 27 }, '& a': { paddingBlock: 6 } },
  };
});

const NONE: readonly FieldEntry[] = [];

/** The shown errors: none outside validation mode. */
const shownErrors = (view: FormView) => (view.submitFailed ? errorEntries(view) : NONE);

/**
 * The list of errors above the form, in validation mode (docs/decisions.md, "validation mode"): by section, each a link
 * to its field. It stays mounted, so that an error that appears while typing does not move the focus.
 */
export const ErrorList = memo(function ErrorList(titles: OwnTitles) {
  const intl = useIntl();
  const asked = useEnrolmentState(({ errorsAsked }) => errorsAsked);
  const errors = useFormSelector(shownErrors);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const answered = useRef(asked);
  const shown = errors.length > 0;
  useEffect(() => {
    if (!shown || answered.current === asked) return;
    answered.current = asked;
    box.current?.focus({ preventScroll: true });
    // A list that is higher than the window starts at its top.
    box.current?.scrollIntoView({ block: 'start' });
  }, [asked, shown]);
  if (!shown) return null;
  const sections = [...new Set(errors.map(({ name }) => sectionOf(name)))];
  return (
    <Summary
      severity="error"
      // Not an alert: the focus reads it already.
      role="region"
      ref={box}
      tabIndex={-1}
      labelledBy={titleId}
      title={<FormattedMessage id="podsumowanie.bledy.tytul" values={{ liczba: errors.length }} />}
      titleLevel={2}
    >
      <div>
        {sections.map((section) => (
          <div key={section}>
            <h3 id={`${titleId}-${section}`}>
              <FormattedMessage id={SECTION_NAMES[section]} />
            </h3>
            <ul aria-labelledby={`${titleId}-${section}`}>
              {errors
                .filter(({ name }) => sectionOf(name) === section)
                .map((entry) => (
                  <li key={entry.name}>
                    <a
                      href={`#${fieldId(entry.name)}`}
                      onClick={(event) => {
                        event.preventDefault();
                        focusField(entry.name);
                      }}
                    >
                      {entryText(intl, entry, titles)}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Summary>
  );
});
