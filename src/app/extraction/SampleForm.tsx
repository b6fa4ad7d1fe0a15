import { useState } from 'react';
import { Form } from 'react-final-form';
import type { EnrolmentValues } from '../../domain/enrolmentValues';
import { validate } from '../../domain/validate';
import { EnrolmentContext, type Enrolment } from '../../features/enrolment/form/enrolmentContext';
import { EnrolmentScreen } from '../../features/enrolment/form/EnrolmentScreen';
import { SectionNav } from '../../features/enrolment/progress/SectionNav';
import { shownSections } from '../../features/enrolment/form/shownSections';
import { onSubmit, useEnrolmentState } from '../../features/enrolment/form/useEnrolmentState';
import { nested } from '../../features/enrolment/validation/fieldMessages';
import { DEFAULT_SITE_CONFIG } from '../../contract/siteConfig';
import { CONSENTS, OFFER, QUESTIONS } from './sampleData';

const { poland } = DEFAULT_SITE_CONFIG;
const SECTIONS = shownSections({ postgraduate: false, noQuestions: false, waiting: [] });
const STEPS = [{ label: 'Kierunek', value: 'Zarządzanie', path: '/' }];

interface SampleFormProps {
  values?: Partial<EnrolmentValues>;
  /** What differs from a form that was just opened. */
  enrolment?: Partial<Enrolment>;
}

/** The form and its links in the side panel, in a state of the caller's. */
export function SampleForm({ values, enrolment }: SampleFormProps) {
  const state = useEnrolmentState({ poland });
  useState(() => {
    const context = { today: '2000-01-01', poland, questions: QUESTIONS, consents: CONSENTS };
    state.form.setConfig('validate', (given) => nested(validate(given, context)));
    state.form.batch(() => {
      for (const [name, value] of Object.entries(values ?? {})) {
        state.form.change(name as keyof EnrolmentValues, value);
      }
    });
  });
  return (
    <EnrolmentContext value={{ ...state, sections: SECTIONS, ...enrolment }}>
      <Form form={state.form} onSubmit={onSubmit} subscription={{}}>
        {() => (
          <EnrolmentScreen
            offer={OFFER}
            steps={STEPS}
            postgraduate={false}
            promoLink={null}
            poland={poland}
            backPath="/"
            onAccepted={() => undefined}
          />
        )}
      </Form>
      <SectionNav />
    </EnrolmentContext>
  );
}
