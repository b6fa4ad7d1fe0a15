import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { entryName } from '../../../../copy/copyFields';
import { normaliseDate, parseDate } from '../../../../domain/calendarDate';
import { hasPesel, needsDocument, showsDocument } from '../../../../domain/identity';
import { likelyBirthDate } from '../../../../domain/personal';
import { DateField } from '../../../../fields/DateField';
import { FieldGrid } from '../../../../fields/FieldSet';
import { TextField } from '../../../../fields/TextField';
import { Section } from '../../../../ui/Section';
import { usePoland } from '../../model/enrolmentContext';
import type { FetchedList } from '../../model/fetchedList';
import { useSectionHead } from '../../model/shownSections';
import { useFieldValue } from '../../model/useFieldValue';
import { DictionaryField } from '../DictionaryField';
import { DocumentFields } from './DocumentFields';
import { useBirthDateHint } from './hints';
import { BirthPlaceField, NameField, SecondNameField } from './NameFields';
import { PeselCell } from './PeselFields';
import { SexField } from './SexField';

interface PersonalSectionProps {
  number: number;
  countries: FetchedList<DictionaryEntry>;
  citizenships: FetchedList<DictionaryEntry>;
  /** "yyyy-MM-dd" */
  today: string;
  /** Called after the citizenship has changed. */
  onCitizenship: () => void;
}

/** Personal data; fields that a PESEL answers are omitted. */
export function PersonalSection(props: PersonalSectionProps) {
  const { number, countries, citizenships, today, onCitizenship } = props;
  const intl = useIntl();
  const foreigner = useFieldValue('obcokrajowiec');
  const identity = {
    obcokrajowiec: foreigner,
    maPesel: useFieldValue('maPesel'),
    brakPesel: useFieldValue('brakPesel'),
  };
  const lead = foreigner
    ? intl.formatMessage({ id: 'podsumowanie.dane_osobowe.opis_cudzoziemiec' })
    : intl.formatMessage({ id: 'podsumowanie.dane_osobowe.opis' });
  return (
    <Section {...useSectionHead('personal')} number={number} lead={lead}>
      <FieldGrid>
        <NameField name="imie" autoComplete="given-name" />
        <SecondNameField />
        <NameField name="nazwisko" autoComplete="family-name" />
        {(hasPesel(identity) || !foreigner) && <PeselCell {...{ today, foreigner }} />}
        {showsDocument(identity) && <DocumentFields required={needsDocument(identity)} />}
        {needsDocument(identity) && <BirthDateField today={today} />}
        <BirthPlaceField />
        <SexField today={today} hasPesel={hasPesel(identity)} />
        <OriginFields {...{ foreigner, countries, citizenships, onCitizenship }} />
      </FieldGrid>
    </Section>
  );
}

/** The birth date of a candidate without a PESEL. */
function BirthDateField({ today }: { today: string }) {
  const intl = useIntl();
  const hint = useBirthDateHint(parseDate(useFieldValue('dataUrodzenia')), today);
  return (
    <DateField
      half
      name="dataUrodzenia"
      helper={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.format' })}
      hint={hint}
      read={normaliseDate}
      maxDate={today}
      referenceDate={likelyBirthDate(today)}
      autoComplete="bday"
    />
  );
}

interface OriginFieldsProps extends Pick<
  PersonalSectionProps,
  'countries' | 'citizenships' | 'onCitizenship'
> {
  foreigner: boolean;
}

/** Citizenship (fixed for a Pole, any other for a foreigner) and country of origin. */
function OriginFields(props: OriginFieldsProps) {
  const { foreigner, countries, citizenships, onCitizenship } = props;
  const intl = useIntl();
  const poland = usePoland();
  const citizenship = {
    half: true,
    name: 'obywatelstwo' as const,
  };
  const polish = entryName(intl, citizenships.data, poland, poland);
  return (
    <>
      {foreigner ? (
        <DictionaryField
          {...citizenship}
          list={citizenships}
          foreignOnly
          onChange={onCitizenship}
        />
      ) : (
        <TextField {...citizenship} readOnly value={polish} />
      )}
      <DictionaryField half name="krajPochodzenia" list={countries} />
    </>
  );
}
