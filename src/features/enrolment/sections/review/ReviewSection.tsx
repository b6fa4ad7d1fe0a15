import { styled } from '@mui/material/styles';
import { memo, useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { birthDateOf } from '../../../../domain/identity';
import { typedPhone } from '../../../../domain/phone';
import { Section } from '../../../../ui/Section';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useValuesSelector } from '../../form/enrolmentContext';
import { SectionLink } from '../../progress/SectionLink';
import { END_ID } from '../../progress/useSectionInView';
import { type ChosenStep, StudiesLine, SummaryLine } from '../chosenStudies/ChosenStudies';
import { Deadline } from '../chosenStudies/Deadline';
import { useGuardianText } from '../personal/useGuardianText';
import { EmailDoubt } from './EmailDoubt';

interface ReviewSectionProps {
  number: number;
  steps: readonly ChosenStep[];
  /** The step where the studies are changed. */
  backPath: string;
  /** The last day for applications, "yyyy-MM-dd"; null without one. */
  deadline: string | null;
  /** "yyyy-MM-dd" */
  today: string;
  locked: boolean;
}

/** Out of view it is not laid out: a key in the name, which it repeats, needs one layout less. */
const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 110px',
  // Nothing is painted or pressed outside: room for the links and their focus rings.
  padding: 20,
  margin: -20,
  '& > *': { paddingBlock: 12 },
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > :last-child': { paddingBottom: 0 },
}));

const candidate = (values: EnrolmentValues) => {
  const { imie, imie2, nazwisko, email, telefon, numerKierunkowy } = values;
  const name = [imie, imie2, nazwisko].map((part) => part.trim()).filter(Boolean);
  const phone = telefon.trim() && typedPhone(numerKierunkowy, telefon).replaceAll(' ', '\u00a0');
  return [name.join(' '), email.trim(), phone].filter(Boolean).join(', ');
};

/** Candidate and studies, right above the submit button (docs/decisions.md, "review"). */
export const ReviewSection = memo(function ReviewSection(props: ReviewSectionProps) {
  const { number, steps, backPath, deadline, today, locked } = props;
  const intl = useIntl();
  const person = intl.formatMessage({ id: 'podsumowanie.zakonczenie.kandydat' });
  return (
    <Section
      id={END_ID}
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.zakonczenie.tytul' })}
      lead={intl.formatMessage({ id: 'podsumowanie.zakonczenie.opis' })}
    >
      <Lines>
        <SummaryLine>
          <span>
            <Candidate label={person} />
          </span>
          {!locked && (
            <SectionLink section="personal">
              <FormattedMessage id="podsumowanie.zmien" />
              <VisuallyHidden>{`: ${person}`}</VisuallyHidden>
            </SectionLink>
          )}
        </SummaryLine>
        {!locked && <EmailDoubt />}
        <StudiesLine steps={steps} backPath={backPath} locked={locked} />
        {deadline !== null && <Deadline day={deadline} />}
        <Guardian today={today} />
      </Lines>
    </Section>
  );
});

/** For candidates under 18, right above the button. */
function Guardian({ today }: { today: string }) {
  const birthDate = useValuesSelector(
    useCallback((values: EnrolmentValues) => birthDateOf(values, today), [today]),
  );
  const text = useGuardianText(birthDate, today);
  return text && <p>{text}</p>;
}

/** The only part that a key re-renders. */
function Candidate({ label }: { label: string }) {
  const who = useValuesSelector(candidate);
  // An element of its own: a browser's translation replaces text nodes, which React would update in vain.
  if (who) return <span>{who}</span>;
  return (
    <>
      <span>{`${label}: `}</span>
      <FormattedMessage id="podsumowanie.zakonczenie.brak" />
    </>
  );
}
