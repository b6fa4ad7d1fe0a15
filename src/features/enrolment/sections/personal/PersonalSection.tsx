import { useIntl } from 'react-intl';
import { entryName } from '../../../../copy/copyFields';
import { normaliseDate, parseDate } from '../../../../domain/calendarDate';
import { hasPesel, needsDocument, showsDocument } from '../../../../domain/identity';
import { likelyBirthDate } from '../../../../domain/personal';
import { DateField } from '../../../../fields/DateField';
import { FieldGrid } from '../../../../fields/FieldSet';
import { TextField } from '../../../../fields/TextField';
import { Section } from '../../../../ui/Section';
import { useEnrolment } from '../../model/enrolmentContext';
import { today } from '../../model/form';
import { useFieldValue } from '../../model/selectors';
import { useSectionHead } from '../../model/shownSections';
import type { SectionProps } from '../../model/useEnrolmentData';
import { DictionaryField } from '../DictionaryField';
import { FailedNotice } from '../FetchedContent';
import { DocumentFields } from './DocumentFields';
import { useBirthDateHint } from './hints';
import { BirthPlaceField, NameField, SecondNameField } from './NameFields';
import { PeselCell, SexField } from './PeselFields';

/** Personal data; fields that a PESEL answers are omitted. The citizenship of a Pole is fixed. */
export function PersonalSection({ number, data }: SectionProps) {
  const { countries, citizenships } = data;
  const intl = useIntl();
  const { poland } = useEnrolment();
  const foreigner = useFieldValue('obcokrajowiec');
  const identity = {
    obcokrajowiec: foreigner,
    maPesel: useFieldValue('maPesel'),
    brakPesel: useFieldValue('brakPesel'),
  };
  const lead = foreigner
    ? intl.formatMessage({ id: 'podsumowanie.dane_osobowe.opis_cudzoziemiec' })
    : intl.formatMessage({ id: 'podsumowanie.dane_osobowe.opis' });
  const polish = entryName(intl, citizenships.data, poland, poland);
  return (
    <>
      <FailedNotice data={data} list="citizenships" />
      <Section {...useSectionHead('personal')} number={number} lead={lead}>
        <FieldGrid>
          <NameField name="imie" autoComplete="section-candidate given-name" />
          <SecondNameField />
          <NameField name="nazwisko" autoComplete="section-candidate family-name" />
          {(hasPesel(identity) || !foreigner) && <PeselCell foreigner={foreigner} />}
          {showsDocument(identity) && <DocumentFields required={needsDocument(identity)} />}
          {needsDocument(identity) && <BirthDateField />}
          <BirthPlaceField />
          <SexField hasPesel={hasPesel(identity)} />
          {foreigner ? (
            <DictionaryField half name="obywatelstwo" list={citizenships} foreignOnly />
          ) : (
            <TextField half name="obywatelstwo" readOnly value={polish} />
          )}
          <DictionaryField half name="krajPochodzenia" list={countries} />
        </FieldGrid>
      </Section>
    </>
  );
}

/** The birth date of a candidate without a PESEL. */
function BirthDateField() {
  const intl = useIntl();
  const hint = useBirthDateHint(parseDate(useFieldValue('dataUrodzenia')));
  const day = today();
  return (
    <DateField
      half
      name="dataUrodzenia"
      helper={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.format' })}
      hint={hint}
      read={normaliseDate}
      maxDate={day}
      referenceDate={likelyBirthDate(day)}
      autoComplete="section-candidate bday"
    />
  );
}
