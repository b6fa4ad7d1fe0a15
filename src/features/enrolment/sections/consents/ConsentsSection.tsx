import { styled } from '@mui/material/styles';
import { memo, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Consent } from '../../../../contract/consent';
import { answerKey } from '../../../../domain/enrolmentValues';
import { Section } from '../../../../ui/Section';
import { FetchedContent } from '../../loading/FetchedContent';
import type { FetchedList } from '../../loading/useFetchedList';
import { useValidationMode } from '../../form/enrolmentContext';
import { sectionElementId } from '../../form/shownSections';
import { useFormSelector, type FormView } from '../../form/useFormSelector';
import { ALL_CONSENTS } from '../../validation/summaryGroups';
import { ConsentList } from './ConsentList';
import { DetailsToggle } from './DetailsToggle';
import { MasterConsent } from './MasterConsent';
import { useUntickChangedConsents } from './useUntickChangedConsents';

interface ConsentsSectionProps {
  number: number;
  consents: FetchedList<Consent>;
}

/** The consents: all at once or one by one (docs/specification.md, section 2). */
export const ConsentsSection = memo(function ConsentsSection({
  number,
  consents,
}: ConsentsSectionProps) {
  const intl = useIntl();
  return (
    <Section
      id={sectionElementId('consents')}
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.regulamin.tytul' })}
      lead={intl.formatMessage({ id: 'podsumowanie.regulamin.opis' })}
    >
      <FetchedContent
        list={consents}
        section="consents"
        failed="podsumowanie.regulamin.blad"
        loading="podsumowanie.regulamin.wczytywanie"
      >
        <Consents consents={consents.data} />
      </FetchedContent>
    </Section>
  );
});

const TopRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 16px',
  '& > .MuiFormControl-root': { flex: '1 0 100%', minWidth: 0 },
  '& > .MuiButton-root': { marginLeft: -12 },
  [theme.breakpoints.up('md')]: {
    '& > .MuiFormControl-root': { flex: '1 1 0' },
    '& > .MuiButton-root': { margin: '16px 0 0' },
  },
}));

const hasWrongConsent = ({ entries }: FormView) =>
  entries.some(({ name }) => name.startsWith(`${ALL_CONSENTS}.`));

const LIST_ID = 'consents-list';

function Consents({ consents }: { consents: readonly Consent[] }) {
  const showsErrors = useValidationMode();
  useUntickChangedConsents(consents);
  const ticked = useTicked(consents);
  const [open, setOpen] = useState(true);
  const inError = showsErrors && ticked < consents.length;
  // A consent with an error must be rendered for the links of the list of errors, even a ticked one that was refused.
  const wrong = useFormSelector(hasWrongConsent);
  const unfolded = showsErrors && wrong;
  return (
    <>
      <TopRow>
        <MasterConsent consents={consents} ticked={ticked} inError={inError} />
        {!unfolded && (
          <DetailsToggle
            open={open}
            controls={LIST_ID}
            onToggle={() => {
              setOpen(!open);
            }}
          />
        )}
      </TopRow>
      <ConsentList id={LIST_ID} consents={consents} hidden={!open && !unfolded} />
    </>
  );
}

/** The number of given consents. */
function useTicked(consents: readonly Consent[]): number {
  const count = useCallback(
    ({ values }: FormView) =>
      consents.filter(({ id }) => values.zgody[answerKey(id)] === true).length,
    [consents],
  );
  return useFormSelector(count);
}
