import Check from '@mui/icons-material/CheckRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BELOW_MD, HOVERS, LOW_PANEL } from '../../../ui/theme/media';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { EnrolmentContext } from '../form/enrolmentContext';
import { SECTION_NAMES } from '../form/shownSections';
import { SectionLink } from './SectionLink';
import { useSectionInView } from './useSectionInView';
import { type SectionStatus, useSectionStatus } from './useSectionStatus';

const List = styled('ul')({
  margin: '10px -10px -6px 24px',
  [BELOW_MD]: { marginInlineEnd: 0, marginBottom: 8 },
  [LOW_PANEL]: { marginBlock: '4px 0' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 31,
    padding: '4px 10px 4px 12px',
    [LOW_PANEL]: { minHeight: 24, paddingBlock: 2 },
    [BELOW_MD]: { minHeight: 44 },
    borderRadius: 6,
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    textDecoration: 'none',
  },
  [HOVERS]: {
    '& a:hover': {
      backgroundColor: 'var(--mui-palette-primary-tintHover)',
      color: 'var(--mui-palette-text-primary)',
    },
  },
  '& [aria-current]': {
    backgroundColor: 'var(--mui-palette-primary-tintHover)',
    color: 'var(--mui-palette-text-primary)',
    fontWeight: 600,
  },
  '& [data-wrong]': { color: 'var(--mui-palette-error-main)', fontWeight: 600 },
  '& svg': { color: 'var(--mui-palette-primary-main)', fontSize: 18 },
  '& [data-wrong] svg': { color: 'inherit' },
});

const Count = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
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
      {sections.map((status) => {
        const wrong = showsErrors && status.errors > 0;
        return (
          <li key={status.section}>
            <SectionLink section={status.section} wrong={wrong} current={status.section === inView}>
              <FormattedMessage id={SECTION_NAMES[status.section]} />
              {wrong ? <ErrorCount count={status.errors} /> : <Progress status={status} />}
            </SectionLink>
          </li>
        );
      })}
    </List>
  );
}

function ErrorCount({ count }: { count: number }) {
  return (
    <Count>
      <ErrorOutline fontSize="inherit" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        <FormattedMessage id="panel.sekcje.bledy" values={{ liczba: count }} />
      </VisuallyHidden>
    </Count>
  );
}

function Progress({ status: { complete } }: { status: SectionStatus }) {
  if (!complete) return null;
  return (
    <>
      <Check fontSize="inherit" />
      <VisuallyHidden>
        <FormattedMessage id="panel.sekcje.uzupelnione" />
      </VisuallyHidden>
    </>
  );
}
