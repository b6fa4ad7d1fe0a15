import { styled } from '@mui/material/styles';
import { type ComponentType, memo } from 'react';
import type { Section } from '../../../domain/sections';
import { Sheet } from '../../../ui/Sheet';
import { FROM_SM } from '../../../ui/theme/media';
import type { ShownSection } from '../model/shownSections';
import type { EnrolmentData, SectionProps } from '../model/useEnrolmentData';
import { CorrespondenceSection, ResidenceSection } from '../sections/address/AddressSections';
import { CitizenshipSection } from '../sections/citizenship/CitizenshipSection';
import { ConsentsSection } from '../sections/consents/ConsentsSection';
import { ContactSection } from '../sections/contact/ContactSection';
import { PersonalSection } from '../sections/personal/PersonalSection';
import { QuestionsSection } from '../sections/questions/QuestionsSection';
import { StudentCardSection } from '../sections/studentCard/StudentCardSection';

/** Sections in one sheet, with a rule between them. */
export const FormSheet = styled(Sheet)(({ theme }) => ({
  '& > section': {
    border: 0,
    borderRadius: 0,
    background: 'none',
    paddingBottom: 32,
    [FROM_SM]: { paddingBottom: 40 },
  },
  '& > section ~ section': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > .MuiAlert-root': { margin: '24px 16px 0', [FROM_SM]: { marginInline: 40 } },
})) as typeof Sheet;

const COMPONENTS: Readonly<Record<Section, ComponentType<SectionProps>>> = {
  citizenship: CitizenshipSection,
  studentCard: StudentCardSection,
  personal: PersonalSection,
  residence: ResidenceSection,
  correspondence: CorrespondenceSection,
  contact: ContactSection,
  questions: QuestionsSection,
  consents: ConsentsSection,
};

interface FormSectionsProps {
  shown: readonly ShownSection[];
  data: EnrolmentData;
}

/**
 * The sections with fields, with numbers for the visible ones (docs/specification.md, section 2). Memoised: the notices
 * around them change often.
 */
export const FormSections = memo(function FormSections({ shown, data }: FormSectionsProps) {
  return shown.map(({ section }, index) => {
    const Component = COMPONENTS[section];
    return <Component key={section} number={index + 1} data={data} />;
  });
});
