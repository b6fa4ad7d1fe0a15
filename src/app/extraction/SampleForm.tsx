import { useState } from 'react';
import { Form } from 'react-final-form';
import { DEFAULT_SITE_CONFIG } from '../../contract/siteConfig';
import type { EnrolmentValues } from '../../domain/enrolmentValues';
import { createEnrolment } from '../../features/enrolment/form/createEnrolment';
import {
  EnrolmentContext,
  type EnrolmentState,
} from '../../features/enrolment/form/enrolmentContext';
import { EnrolmentScreen } from '../../features/enrolment/form/EnrolmentScreen';
import { shownSections } from '../../features/enrolment/form/shownSections';
import { SectionNav } from '../../features/enrolment/progress/SectionNav';
import { CONSENTS, OFFER, QUESTIONS } from './sampleData';

const { poland } = DEFAULT_SITE_CONFIG;
const SECTIONS = shownSections({ postgraduate: false, noQuestions: false, waiting: [] });
const STEPS = [{ label: 'Kierunek', value: 'Zarządzanie', path: '/' }];
const onSubmit = () => undefined;

interface SampleFormProps {
  values?: Partial<EnrolmentValues>;
  /** Differences from a form that was just opened. */
  state?: Partial<EnrolmentState>;
}

/** The form and its links in the side panel, in the given state. */
export function SampleForm({ values, state }: SampleFormProps) {
  const [enrolment] = useState(() => {
    const opened = createEnrolment({ poland });
    opened.checkAgainst({
      today: '2000-01-01',
      poland,
      questions: QUESTIONS,
      consents: CONSENTS,
    });
    opened.form.initialize((typed) => ({ ...typed, ...values }));
    opened.set({ sections: SECTIONS, ...state });
    return opened;
  });
  return (
    <EnrolmentContext value={enrolment}>
      <Form form={enrolment.form} onSubmit={onSubmit} subscription={{}}>
        {() => (
          <EnrolmentScreen
            offer={OFFER}
            steps={STEPS}
            postgraduate={false}
            promoLink={null}
            backPath="/"
            onAccepted={() => undefined}
          />
        )}
      </Form>
      <SectionNav />
    </EnrolmentContext>
  );
}
