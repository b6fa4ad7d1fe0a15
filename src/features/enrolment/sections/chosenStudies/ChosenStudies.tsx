import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Facts } from '../../../../ui/Facts';
import { Section } from '../../../../ui/Section';
import { ChangeLink } from '../ChangeLink';

/** One fact of the chosen offer and the address of the step where it is changed. */
export interface ChosenStep {
  label: string;
  value: string;
  path: string;
}

interface ChosenStudiesProps {
  steps: readonly ChosenStep[];
  /** Disables changes while the application is being sent. */
  locked: boolean;
}

/** The chosen studies: level, mode, field, speciality, city (docs/specification.md, section 2). */
export const ChosenStudies = memo(function ChosenStudies({ steps, locked }: ChosenStudiesProps) {
  const intl = useIntl();
  return (
    <Section
      id="section-studies"
      number={1}
      title={intl.formatMessage({ id: 'podsumowanie.studia.tytul' })}
    >
      <Facts
        items={steps.map(({ label, value, path }, index) => ({
          key: label,
          label,
          value,
          action: locked ? null : <ChangeLink to={path} what={label} />,
          wide: index === steps.length - 1 && index % 2 === 0,
        }))}
      />
    </Section>
  );
});
