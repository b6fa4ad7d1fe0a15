import { FormattedMessage, useIntl } from 'react-intl';
import type { MyApplication } from '../../contract/myApplication';
import { SavedAt } from '../../copy/SavedAt';
import { Facts } from '../../ui/Facts';
import { Section } from '../../ui/Section';
import { CORRECTIONS } from './states';

interface CorrectionsProps {
  /** Oldest first. */
  corrections: MyApplication['poprawki'];
}

/** Shows what the candidate asked to correct, the newest first, and what the office has answered. */
export function Corrections({ corrections }: CorrectionsProps) {
  const title = useIntl().formatMessage({ id: 'zgloszenie.poprawki' });
  return (
    <Section id="application-corrections" title={title}>
      <Facts
        items={corrections
          .map(({ zlozono, stan, wiadomosc }, index) => ({
            key: String(index),
            label: <SavedAt instant={zlozono} />,
            value: (
              <>
                <FormattedMessage id={CORRECTIONS[stan]} />
                {wiadomosc !== null && <p>{wiadomosc}</p>}
              </>
            ),
          }))
          .reverse()}
      />
    </Section>
  );
}
