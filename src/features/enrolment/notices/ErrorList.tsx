import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Section, sectionOf } from '../../../domain/sections';
import { fieldId, focusField } from '../../../fields/fieldId';
import type { FieldEntry } from '../../../fields/nestedErrors';
import { giveFocus, Notice } from '../../../ui/Notice';
import { BELOW_MD, FROM_MD } from '../../../ui/theme/media';
import { useFormSelector } from '../model/enrolmentContext';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { shownErrors } from '../model/selectors';
import { SECTION_NAMES } from '../model/shownSections';
import { entryText, type OwnTitles } from './entryText';

/** On a phone one line for each section; from `md` on the fields of each, in columns. */
const Summary = styled(Notice)(({ theme }) => {
  const { error } = theme.vars.palette;
  return {
    marginBottom: 24,
    // No line of the lead above it is cut.
    scrollMarginTop: -48,
    '& a': { color: 'inherit' },
    '& .MuiAlert-message > div': {
      marginTop: 12,
      [FROM_MD]: { columns: 2, columnGap: 32 },
    },
    '& [data-fields]': { paddingBottom: 8, breakInside: 'avoid', [BELOW_MD]: { display: 'none' } },
    '& [data-fields] a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
    '& [data-section]': {
      display: 'none',
      alignItems: 'center',
      gap: 12,
      minHeight: 48,
      paddingBlock: 8,
      borderTop: `1px solid color-mix(in srgb, ${error.main} 22%, ${error.tint})`,
      textDecoration: 'none',
      '& > span': { flex: 1, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      [BELOW_MD]: { display: 'flex' },
    },
    [BELOW_MD]: {
      scrollMarginTop: -16,
      // The lines begin below the icon.
      '& > .MuiAlert-message': { display: 'contents' },
      '& .MuiAlertTitle-root': { flex: 1, paddingTop: 6 },
      '& .MuiAlert-message > div': { flex: '1 0 100%', marginBottom: -8 },
    },
  };
});

/**
 * The list of errors above the form, in validation mode (docs/decisions.md, "Validation mode"): by section, each a link
 * to its field. It stays mounted, so that an error that appears while typing does not move the focus.
 */
export function ErrorList(titles: OwnTitles) {
  const asked = useEnrolmentState(({ errorsAsked }) => errorsAsked);
  const errors = useFormSelector(shownErrors);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const answered = useRef(asked);
  const shown = errors.length > 0;
  useEffect(() => {
    if (!shown || answered.current === asked) return;
    answered.current = asked;
    // A list that is higher than the window starts at its top.
    giveFocus(box.current, 'start');
  }, [asked, shown]);
  if (!shown) return null;
  const sections = [...new Set(errors.map(({ name }) => sectionOf(name)))];
  return (
    <Summary
      severity="error"
      // Not an alert, because the focus makes screen readers read it already.
      role="region"
      ref={box}
      tabIndex={-1}
      labelledBy={titleId}
      title={<FormattedMessage id="podsumowanie.bledy.tytul" values={{ liczba: errors.length }} />}
      titleLevel={2}
    >
      <div>
        {sections.map((section) => (
          <SectionErrors
            key={section}
            section={section}
            titleId={`${titleId}-${section}`}
            entries={errors.filter(({ name }) => sectionOf(name) === section)}
            titles={titles}
          />
        ))}
      </div>
    </Summary>
  );
}

interface SectionErrorsProps {
  section: Section;
  titleId: string;
  entries: readonly FieldEntry[];
  titles: OwnTitles;
}

/** The errors of one section: their number with a link to the first one, or a link to each. */
function SectionErrors({ section, titleId, entries, titles }: SectionErrorsProps) {
  const intl = useIntl();
  const name = <FormattedMessage id={SECTION_NAMES[section]} />;
  const [first] = entries;
  if (first === undefined) return null;
  return (
    <div>
      <FieldLink name={first.name} data-section>
        <span>{name}</span>
        <b>
          <FormattedMessage id="podsumowanie.bledy.liczba" values={{ liczba: entries.length }} />
        </b>
        <ChevronRight />
      </FieldLink>
      <div data-fields>
        <Typography variant="h3" id={titleId}>
          {name}
        </Typography>
        <ul aria-labelledby={titleId}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <FieldLink name={entry.name}>{entryText(intl, entry, titles)}</FieldLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface FieldLinkProps {
  name: string;
  'data-section'?: boolean;
  children: ReactNode;
}

function FieldLink({ name, children, ...link }: FieldLinkProps) {
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    focusField(name);
  };
  return (
    <a {...link} href={`#${fieldId(name)}`} onClick={focus}>
      {children}
    </a>
  );
}
