import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { birthDateOf } from '../../../../domain/identity';
import { studiesLines } from '../../../../domain/programmes';
import type { Section as SectionName } from '../../../../domain/sections';
import { FIELD_LABELS } from '../../../../fields/fieldLabels';
import { dateInWords } from '../../../../intl/dateInWords';
import type { MessageId } from '../../../../intl/messages';
import { type Fact, Facts } from '../../../../ui/Facts';
import { Section } from '../../../../ui/Section';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useEnrolment, useFormSelector } from '../../model/enrolmentContext';
import { today } from '../../model/form';
import { useIsLocked } from '../../model/selectors';
import { BAR_HEIGHT, END_ID, REVIEWED_ID } from '../../progress/leadThroughReview';
import { SectionLink } from '../../progress/SectionLink';
import { ChangeStudies, type ChosenStudiesProps, Deadline } from '../chosenStudies/ChosenStudies';
import { useGuardianText } from '../personal/hints';
import { EmailDoubt, useEmailDoubt } from './EmailDoubt';
import { type Reviewed, reviewed } from './reviewed';

interface ReviewSectionProps extends ChosenStudiesProps {
  number: number;
  /** Called when the end of the review comes into view, and when it leaves. */
  onReview: (isInView: boolean) => void;
}

/** Not laid out while it is out of view, as it repeats the name: a key there needs one layout less. */
const Rows = styled('div')({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 320px',
  // Nothing is painted or pressed outside: room for the links and their focus rings.
  padding: 16,
  margin: -16,
  '& a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
  '& dd > a': { marginBlock: -10 },
  '& dl + p': { marginTop: 16 },
});

/** The rows about the candidate, each with the section where it is changed. */
const ROWS: readonly (readonly [Reviewed, MessageId, SectionName])[] = [
  ['name', 'podsumowanie.zakonczenie.kandydat', 'personal'],
  ['birthDate', FIELD_LABELS.dataUrodzenia, 'personal'],
  ['address', 'podsumowanie.adres.tytul', 'residence'],
  ['email', FIELD_LABELS.email, 'contact'],
  ['phone', 'podsumowanie.dane_kontaktowe.telefon', 'contact'],
];

/** Studies and candidate, right above the submit button (docs/decisions.md, "Review"). */
export function ReviewSection(props: ReviewSectionProps) {
  const { number, studies, backPath, deadline, onReview } = props;
  const locked = useIsLocked();
  const [keptEmail, keepEmail] = useState<string | null>(null);
  const doubt = useEmailDoubt(keptEmail);
  const intl = useIntl();
  const end = useCallback((row: HTMLDivElement) => watchView(row, onReview), [onReview]);
  const { title, details } = studiesLines(studies);
  const empty = useIsEmpty();
  const studiesRow: Fact = {
    key: 'studies',
    label: <FormattedMessage id="podsumowanie.studia.tytul" />,
    value: (
      <>
        <div>{title}</div>
        <small>{details}</small>
        {deadline !== null && <Deadline day={deadline} />}
      </>
    ),
    action: !locked && <ChangeStudies backPath={backPath} />,
  };
  const rows = (empty ? [] : ROWS).map(([key, label, section]): Fact => ({
    key,
    label: <FormattedMessage id={label} />,
    value: <Value of={key} />,
    note: key === 'email' && !locked && doubt && <EmailDoubt doubt={doubt} onKeep={keepEmail} />,
    action: !locked && (
      <SectionLink section={section}>
        <FormattedMessage id="podsumowanie.zmien" />
        <VisuallyHidden>{`: ${intl.formatMessage({ id: label })}`}</VisuallyHidden>
      </SectionLink>
    ),
  }));
  return (
    <Section
      id={END_ID}
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.zakonczenie.tytul' })}
      lead={intl.formatMessage({
        id: empty ? 'podsumowanie.zakonczenie.pusto' : 'podsumowanie.zakonczenie.opis',
      })}
    >
      <Rows>
        <Facts items={[studiesRow, ...rows]} />
        <Guardian />
      </Rows>
      <div id={REVIEWED_ID} ref={end} />
    </Section>
  );
}

/** Calls back when the element above the bar comes into view or leaves. Returns a function that stops watching. */
function watchView(element: HTMLElement, onView: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => onView(entries.at(-1)?.isIntersecting === true),
    { rootMargin: `0px 0px -${BAR_HEIGHT}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function useIsEmpty(): boolean {
  const { poland } = useEnrolment();
  return useFormSelector(({ values }) =>
    ROWS.every(([row]) => reviewed[row](values, poland) === ''),
  );
}

/** For candidates under 18, right above the button. */
function Guardian() {
  const text = useGuardianText(useFormSelector(({ values }) => birthDateOf(values, today())));
  return text && <p>{text}</p>;
}

/** The only part that a key re-renders. */
function Value({ of }: { of: Reviewed }): ReactNode {
  const { poland } = useEnrolment();
  const intl = useIntl();
  const value = useFormSelector(({ values }) => reviewed[of](values, poland));
  if (value === '') return <FormattedMessage id="podsumowanie.zakonczenie.brak" />;
  // The month as a word shows that it was not typed in place of the day.
  const isDate = of === 'birthDate';
  const text = isDate ? dateInWords(intl, value, 'numeric') : value;
  // The text has an element of its own, because a browser's translation replaces text nodes, which React would update
  // in vain.
  return <span translate="no">{text}</span>;
}
