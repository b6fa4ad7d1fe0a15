import { styled } from '@mui/material/styles';
import { Fragment, memo, type ReactNode } from 'react';
import type { PhonePrefix } from '../../../contract/dictionary';
import type { Section } from '../../../domain/sections';
import { Sheet } from '../../../ui/Sheet';
import { FROM_SM } from '../../../ui/theme/media';
import type { ShownSection } from '../model/shownSections';
import type { EnrolmentData } from '../model/useEnrolmentData';
import { CorrespondenceSection, ResidenceSection } from '../sections/address/AddressSections';
import { ChosenStudies } from '../sections/chosenStudies/ChosenStudies';
import { CitizenshipSection } from '../sections/citizenship/CitizenshipSection';
import { ConsentsSection } from '../sections/consents/ConsentsSection';
import { ContactSection } from '../sections/contact/ContactSection';
import { FailedNotice } from '../sections/FailedNotice';
import { PersonalSection } from '../sections/personal/PersonalSection';
import { QuestionsSection } from '../sections/questions/QuestionsSection';
import { ReviewSection, type ReviewSectionProps } from '../sections/review/ReviewSection';
import { StudentCardSection } from '../sections/studentCard/StudentCardSection';

/** Sections in one sheet, with a rule between them. */
const FormSheet = styled(Sheet)(({ theme }) => ({
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

interface FormSectionsProps extends Omit<ReviewSectionProps, 'number'> {
  shown: readonly ShownSection[];
  data: EnrolmentData;
  prefixes: readonly PhonePrefix[];
}

/**
 * The sections of the summary, with numbers for the visible ones (docs/specification.md, section 2). Memoised: the
 * notices around them change often.
 */
export const FormSections = memo(function FormSections(props: FormSectionsProps) {
  const { shown, data, prefixes, ...review } = props;
  const { studies, backPath, deadline } = review;
  const { countries, citizenships } = data;
  // One notice above the form reports several.
  const reported = data.failed.length > 1;

  const content = (section: Section, number: number): ReactNode => {
    switch (section) {
      case 'citizenship':
        return <CitizenshipSection number={number} />;
      case 'studentCard':
        return <StudentCardSection number={number} />;
      case 'personal':
        return (
          <>
            {!reported && (
              <FailedNotice
                list={citizenships}
                message="podsumowanie.slowniki.obywatelstwa.blad"
                section={section}
              />
            )}
            <PersonalSection {...{ number, countries, citizenships }} />
          </>
        );
      case 'residence':
        return (
          <>
            {!reported && (
              <FailedNotice
                list={countries}
                message="podsumowanie.slowniki.kraje.blad"
                section={section}
              />
            )}
            <ResidenceSection {...{ number, countries }} />
          </>
        );
      case 'correspondence':
        return <CorrespondenceSection {...{ number, countries }} />;
      case 'contact':
        return <ContactSection number={number} prefixes={prefixes} />;
      case 'questions':
        return <QuestionsSection questions={data.questions} {...{ number, reported }} />;
      case 'consents':
        return <ConsentsSection consents={data.consents} {...{ number, reported }} />;
    }
  };
  return (
    <FormSheet>
      <ChosenStudies {...{ studies, backPath, deadline }} />
      {shown.map(({ section }, index) => (
        <Fragment key={section}>{content(section, index + 1)}</Fragment>
      ))}
      <ReviewSection number={shown.length + 1} {...review} />
    </FormSheet>
  );
});
