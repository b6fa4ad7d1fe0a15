import Check from '@mui/icons-material/CheckRounded';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Section } from '../../domain/sectionStatus';
import type { MessageId } from '../../intl/messageId';
import { Glyph } from '../../ui/Glyph';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useEnrolment } from './enrolmentContext';
import { SectionLink } from './SectionLink';
import { useSectionStatus, type SectionStatus } from './useSectionStatus';

const NAMES: Readonly<Record<Section, MessageId>> = {
  citizenship: 'panel.sekcje.obywatelstwo',
  studentCard: 'panel.sekcje.legitymacja',
  personal: 'panel.sekcje.dane_osobowe',
  residence: 'panel.sekcje.adres',
  correspondence: 'panel.sekcje.adres_korespondencyjny',
  contact: 'panel.sekcje.kontakt',
  questions: 'panel.sekcje.pytania',
  consents: 'panel.sekcje.zgody',
};

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
              <FormattedMessage id={NAMES[status.section]} />
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
