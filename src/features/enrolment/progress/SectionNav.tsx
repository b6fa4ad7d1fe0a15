import Check from '@mui/icons-material/CheckRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { EnrolmentContext, useValidationMode } from '../form/enrolmentContext';
import { SectionLink } from './SectionLink';
import { SECTION_NAMES } from '../form/shownSections';
import { useSectionStatus, type SectionStatus } from './useSectionStatus';

const List = styled('ul')({
  margin: '-2px 0 4px 34px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 31,
    padding: '4px 10px 4px 12px',
    borderRadius: 6,
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    textDecoration: 'none',
  },
  '& a:hover': {
    backgroundColor: 'var(--mui-palette-primary-tintHover)',
    color: 'var(--mui-palette-text-primary)',
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
  const showsErrors = useValidationMode();
  const sections = useSectionStatus();
  if (sections.length === 0) return null;
  return (
    <List aria-label={intl.formatMessage({ id: 'panel.sekcje.tytul' })}>
      {sections.map((status) => {
        const wrong = showsErrors && status.errors > 0;
        return (
          <li key={status.section}>
            <SectionLink section={status.section} wrong={wrong}>
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
