import { useState } from 'react';
import { DEFAULT_SITE_CONFIG } from '../../contract/siteConfig';
import type { EnrolmentValues } from '../../domain/enrolmentValues';
import { SECTIONS } from '../../domain/sections';
import { createEnrolment } from '../../features/enrolment/model/createEnrolment';
import { EnrolmentContext } from '../../features/enrolment/model/enrolmentContext';
import { enrolmentSlice } from '../../features/enrolment/model/enrolmentSlice';
import { replaceValues, validator } from '../../features/enrolment/model/form';
import { SectionNav } from '../../features/enrolment/progress/SectionNav';
import { EnrolmentForm } from '../../features/enrolment/screen/EnrolmentForm';
import { addToStore, useAppStore } from '../store/store';
import { CONSENTS, OFFER, QUESTIONS } from './sampleData';

const STUDIES = [{ name: 'direction' as const, value: 'Zarządzanie' }];

interface SampleFormProps {
  values?: Partial<EnrolmentValues>;
  /** True when the candidate wanted to send it, with errors. */
  submitted?: boolean;
}

/** The form and its links in the side panel, in the given state. */
export function SampleForm({ values, submitted = false }: SampleFormProps) {
  const store = useAppStore();
  const [enrolment] = useState(() => {
    addToStore(enrolmentSlice);
    const opened = createEnrolment(DEFAULT_SITE_CONFIG, store);
    const { form, poland } = opened;
    const rules = { today: '2000-01-01', poland, questions: QUESTIONS, consents: CONSENTS };
    form.setConfig('validate', validator(rules));
    replaceValues(form, values ?? {});
    const sections = SECTIONS.map((section) => ({ section, ready: true }));
    store.dispatch(enrolmentSlice.actions.sectionsShown(sections));
    if (submitted) void form.submit();
    return opened;
  });
  return (
    <EnrolmentContext value={enrolment}>
      <EnrolmentForm offer={OFFER} studies={STUDIES} backPath="/" onAccepted={() => undefined} />
      <SectionNav />
    </EnrolmentContext>
  );
}
