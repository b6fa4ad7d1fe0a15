import Check from '@mui/icons-material/CheckRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BELOW_MD, HOVERS, LOW_PANEL } from '../../../ui/theme/media';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { EnrolmentContext } from '../model/enrolmentContext';
import { SECTION_NAMES } from '../model/shownSections';
import { SectionLink } from './SectionLink';
import { useSectionInView } from './useSectionInView';
import { useSectionStatus } from './useSectionStatus';

/** The numbers of the form; the column of ticks is kept free, so that one that appears moves nothing. */
const List = styled('ol')(({ theme }) => ({
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) minmax(32px, auto)',
    alignItems: 'center',
    columnGap: 8,
    minHeight: 28,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    [BELOW_MD]: { minHeight: 44 },
    [LOW_PANEL]: { minHeight: 24 },
  },
  [HOVERS]: { '& a:hover': { color: theme.vars.palette.primary.main } },
  '& [aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& [data-wrong]': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& svg': { color: theme.vars.palette.primary.main, fontSize: 18 },
  '& [data-wrong] svg': { color: 'inherit' },
}));

const Mark = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
});

/** The sections of the form in the side panel, each with a tick or the number of its errors. */
export function SectionNav() {
  return useContext(EnrolmentContext) && <SectionLinks />;
}

function SectionLinks() {
  const intl = useIntl();
  const { showsErrors, sections } = useSectionStatus();
  const inView = useSectionInView();
  if (sections.length === 0) return null;
  return (
    <List aria-label={intl.formatMessage({ id: 'panel.sekcje.tytul' })}>
      {sections.map(({ section, errors, complete }, index) => {
        const wrong = showsErrors && errors > 0;
        return (
          <li key={section}>
            <SectionLink section={section} wrong={wrong} current={section === inView}>
              <span aria-hidden="true">{index + 1}</span>
              <FormattedMessage id={SECTION_NAMES[section]} />
              <Mark>{wrong ? <ErrorCount count={errors} /> : complete && <CompleteMark />}</Mark>
            </SectionLink>
          </li>
        );
      })}
      <li>
        <SectionLink section="end" current={inView === 'end'}>
          <span aria-hidden="true">{sections.length + 1}</span>
          <FormattedMessage id="podsumowanie.zakonczenie.tytul" />
        </SectionLink>
      </li>
    </List>
  );
}

function ErrorCount({ count }: { count: number }) {
  return (
    <>
      <ErrorOutline fontSize="inherit" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        <FormattedMessage id="panel.sekcje.bledy" values={{ liczba: count }} />
      </VisuallyHidden>
    </>
  );
}

function CompleteMark() {
  return (
    <>
      <Check fontSize="inherit" />
      <VisuallyHidden>
        <FormattedMessage id="panel.sekcje.uzupelnione" />
      </VisuallyHidden>
    </>
  );
}
