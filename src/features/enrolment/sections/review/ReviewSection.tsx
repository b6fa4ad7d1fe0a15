import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Section as SectionName } from '../../../../domain/sections';
import { typedPhone } from '../../../../domain/phone';
import { Facts } from '../../../../ui/Facts';
import { Section } from '../../../../ui/Section';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { ChangeLink } from '../ChangeLink';
import { SectionLink } from '../../progress/SectionLink';
import { useFormSelector, type FormView } from '../../form/useFormSelector';
import type { ChosenStep } from '../chosenStudies/ChosenStudies';

interface ReviewSectionProps {
  number: number;
  steps: readonly ChosenStep[];
  /** The step where the studies are changed. */
  backPath: string;
  locked: boolean;
}

const candidate = ({
  values: { imie, imie2, nazwisko, email, telefon, numerKierunkowy },
}: FormView) => ({
  name: [imie, imie2, nazwisko]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' '),
  email: email.trim(),
  phone: telefon.trim() && typedPhone(numerKierunkowy, telefon),
});

/** Candidate and studies, right above the submit button (docs/decisions.md, "review"). */
export const ReviewSection = memo(function ReviewSection(props: ReviewSectionProps) {
  const { number, steps, backPath, locked } = props;
  const intl = useIntl();
  const { name, email, phone } = useFormSelector(candidate);
  const person = intl.formatMessage({ id: 'podsumowanie.zakonczenie.kandydat' });
  const contact = intl.formatMessage({ id: 'podsumowanie.zakonczenie.kontakt' });
  const studies = intl.formatMessage({ id: 'podsumowanie.zakonczenie.studia' });
  const nothing = <FormattedMessage id="podsumowanie.zakonczenie.brak" />;
  const change = (section: SectionName, what: string) =>
    locked ? null : (
      <SectionLink section={section}>
        <FormattedMessage id="podsumowanie.zmien" />
        <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
      </SectionLink>
    );
  return (
    <Section
      id="section-end"
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.zakonczenie.tytul' })}
      lead={intl.formatMessage({ id: 'podsumowanie.zakonczenie.opis' })}
    >
      <Facts
        items={[
          {
            key: 'person',
            label: person,
            value: name || nothing,
            action: change('personal', person),
          },
          {
            key: 'contact',
            label: contact,
            value: [email, phone].filter(Boolean).join(', ') || nothing,
            action: change('contact', contact),
          },
          {
            key: 'studies',
            label: studies,
            value: steps.map(({ value }) => value).join(', '),
            action: locked ? null : <ChangeLink to={backPath} what={studies} />,
            wide: true,
          },
        ]}
      />
    </Section>
  );
});
