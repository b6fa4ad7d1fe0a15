import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { normaliseDate, parseDate } from '../../../../domain/calendarDate';
import { hasPesel, needsDocument, showsDocument } from '../../../../domain/identity';
import { DateField } from '../../../../fields/DateField';
import { FieldGrid } from '../../../../fields/FieldSet';
import { useFieldValue } from '../../form/useFieldValue';
import type { FetchedList } from '../../loading/fetchedList';
import { FormSection } from '../FormSection';
import { DocumentFields } from './DocumentFields';
import { useAgeHint } from './hints';
import { BirthPlaceField, NameFields } from './NameFields';
import { OriginFields } from './OriginFields';
import { PeselFields } from './PeselFields';
import { SexField } from './SexField';
import { useIdentity } from './useIdentity';

interface PersonalSectionProps {
  number: number;
  countries: FetchedList<DictionaryEntry>;
  citizenships: FetchedList<DictionaryEntry>;
  /** "yyyy-MM-dd" */
  today: string;
}

/** The age of most candidates, which decides the year at which the calendar opens. */
const USUAL_AGE = 19;

/** Personal data; fields that a PESEL answers are omitted. */
export const PersonalSection = memo(function PersonalSection(props: PersonalSectionProps) {
  const { number, countries, citizenships, today } = props;
  const intl = useIntl();
  const identity = useIdentity();
  const { obcokrajowiec: foreigner } = identity;
  const lead = foreigner
    ? intl.formatMessage({ id: 'podsumowanie.dane_osobowe.opis_cudzoziemiec' })
    : intl.formatMessage({ id: 'podsumowanie.dane_osobowe.opis' });
  return (
    <FormSection section="personal" number={number} lead={lead}>
      <FieldGrid>
        <NameFields />
        {hasPesel(identity) && <PeselFields today={today} />}
        {showsDocument(identity) && <DocumentFields required={needsDocument(identity)} />}
        {needsDocument(identity) && <BirthDateField today={today} />}
        <BirthPlaceField />
        <SexField today={today} />
        <OriginFields foreigner={foreigner} countries={countries} citizenships={citizenships} />
      </FieldGrid>
    </FormSection>
  );
});

/** The birth date of a foreigner without a PESEL. */
function BirthDateField({ today }: { today: string }) {
  const intl = useIntl();
  const hint = useAgeHint(parseDate(useFieldValue('dataUrodzenia')), today);
  return (
    <DateField
      columns={6}
      name="dataUrodzenia"
      label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur' })}
      helper={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.format' })}
      hint={hint}
      read={normaliseDate}
      maxDate={today}
      referenceDate={likelyBirthDate(today)}
      autoComplete="bday"
    />
  );
}

function likelyBirthDate(today: string): string {
  return `${Number(today.slice(0, 4)) - USUAL_AGE}-01-01`;
}
