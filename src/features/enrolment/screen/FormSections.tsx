import { styled } from '@mui/material/styles';
import { Fragment, memo, type ReactNode } from 'react';
import type { DictionaryEntry, PhonePrefix } from '../../../contract/dictionary';
import type { Section } from '../../../domain/sections';
import type { MessageId } from '../../../intl/messages';
import { Sheet } from '../../../ui/Sheet';
import { FROM_SM } from '../../../ui/theme/media';
import type { FetchedList } from '../model/fetchedList';
import type { ShownSection } from '../model/shownSections';
import type { EnrolmentData } from '../model/useEnrolmentData';
import { CorrespondenceSection, ResidenceSection } from '../sections/address/AddressSections';
import { CitizenshipSection } from '../sections/citizenship/CitizenshipSection';
import { ConsentsSection } from '../sections/consents/ConsentsSection';
import { ContactSection } from '../sections/contact/ContactSection';
import { FailedNotice } from '../sections/FailedNotice';
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

interface FormSectionsProps {
  shown: readonly ShownSection[];
  data: EnrolmentData;
  prefixes: readonly PhonePrefix[];
}

/**
 * The sections with fields, with numbers for the visible ones (docs/specification.md, section 2). Memoised: the notices
 * around them change often.
 */
export const FormSections = memo(function FormSections(props: FormSectionsProps) {
  const { shown, data, prefixes } = props;
  const { countries, citizenships } = data;
  // One notice above the form reports several.
  const reported = data.failed.length > 1;

  const failed = (section: Section, list: FetchedList<DictionaryEntry>, message: MessageId) =>
    !reported && <FailedNotice {...{ section, list, message }} />;
  const content = (section: Section, number: number): ReactNode => {
    switch (section) {
      case 'citizenship':
        return <CitizenshipSection number={number} />;
      case 'studentCard':
        return <StudentCardSection number={number} />;
      case 'personal':
        return (
          <>
            {failed(section, citizenships, 'podsumowanie.slowniki.obywatelstwa.blad')}
            <PersonalSection {...{ number, countries, citizenships }} />
          </>
        );
      case 'residence':
        return (
          <>
            {failed(section, countries, 'podsumowanie.slowniki.kraje.blad')}
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
  return shown.map(({ section }, index) => (
    <Fragment key={section}>{content(section, index + 1)}</Fragment>
  ));
});
