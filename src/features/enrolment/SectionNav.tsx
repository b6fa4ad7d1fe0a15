import Check from '@mui/icons-material/CheckRounded';
import { FormattedMessage, useIntl } from 'react-intl';
import { Glyph } from '../../ui/Glyph';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useEnrolment } from './enrolmentContext';
import { SectionLink } from './SectionLink';
import { SECTION_NAMES } from './shownSections';
import { useSectionStatus, type SectionStatus } from './useSectionStatus';

/** The sections of the form for the side panel, each with a tick or with the number of its errors. */
export function SectionNav() {
  const intl = useIntl();
  const { errorFocus } = useEnrolment();
  const sections = useSectionStatus();
  if (sections.length === 0) return null;
  return (
    <ul className="SubNav" aria-label={intl.formatMessage({ id: 'panel.sekcje.tytul' })}>
      {sections.map((status) => {
        const wrong = errorFocus > 0 && status.errors > 0;
        return (
          <li key={status.section}>
            <SectionLink section={status.section} className={wrong ? 'err' : undefined}>
              <FormattedMessage id={SECTION_NAMES[status.section]} />
              {wrong ? <ErrorCount count={status.errors} /> : <Progress status={status} />}
            </SectionLink>
          </li>
        );
      })}
    </ul>
  );
}

function ErrorCount({ count }: { count: number }) {
  return (
    <span className="cnt num">
      <Glyph name="error" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        <FormattedMessage id="panel.sekcje.bledy" values={{ liczba: count }} />
      </VisuallyHidden>
    </span>
  );
}

function Progress({ status: { complete } }: { status: SectionStatus }) {
  if (!complete) return null;
  return (
    <>
      <Check className="Icon" />
      <VisuallyHidden>
        <FormattedMessage id="panel.sekcje.uzupelnione" />
      </VisuallyHidden>
    </>
  );
}
