import { useIntl } from 'react-intl';
import type { ApplicationFault } from '../../api/myApplicationFault';
import type { Identification } from '../../contract/myApplication';
import { localDay, normaliseDate, parseDate } from '../../domain/calendarDate';
import { birthDateFault, likelyBirthDate } from '../../domain/personal';
import { shownReference, typedNumber } from '../../domain/referenceNumber';
import { errorsByField } from '../../domain/ruleMessages';
import { DateField } from '../../fields/DateField';
import { FieldGrid } from '../../fields/FieldSet';
import { TextField } from '../../fields/TextField';
import { CallMessage } from '../../ui/phoneLinks';
import { Card } from '../../ui/Section';
import { SmallForm } from './SmallForm';

/** It has only symbols of our numbers, and hardly anybody has it. */
const SAMPLE = 'E3HD NJV7';

interface Typed {
  numer: string;
  dataUrodzenia: string;
}

function shownNumber(typed: string): string {
  const number = typedNumber(typed);
  return number === null ? typed : shownReference(number);
}

interface FindFormProps {
  /** The number in the address, null without one. */
  number: string | null;
  find: (identification: Identification) => Promise<ApplicationFault | null>;
}

/** Number and date of birth, which open an application. */
export function FindForm({ number, find }: FindFormProps) {
  const intl = useIntl();
  const today = localDay(new Date());
  return (
    <>
      <Card>
        <SmallForm<Typed>
          initialValues={{
            numer: number === null ? '' : shownReference(number),
            dataUrodzenia: '',
          }}
          validate={({ numer, dataUrodzenia }) =>
            errorsByField([
              ['numer', typedNumber(numer) === null ? { id: 'zgloszenie.numer.blad' } : null],
              ['dataUrodzenia', birthDateFault(dataUrodzenia, today)],
            ])
          }
          send={({ numer, dataUrodzenia }) =>
            find({
              numer: typedNumber(numer) ?? numer,
              dataUrodzenia: parseDate(dataUrodzenia) ?? dataUrodzenia,
            })
          }
          label="zgloszenie.pokaz"
        >
          <FieldGrid>
            <TextField
              half
              name="numer"
              label={intl.formatMessage({ id: 'zakonczenie.numer' })}
              helper={intl.formatMessage({ id: 'zgloszenie.numer.format' }, { przyklad: SAMPLE })}
              autoComplete="off"
              autoCapitalize="characters"
              numeric
              normalise={shownNumber}
            />
            <DateField
              half
              name="dataUrodzenia"
              helper={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.format' })}
              read={normaliseDate}
              maxDate={today}
              referenceDate={likelyBirthDate(today)}
              autoComplete="bday"
            />
          </FieldGrid>
        </SmallForm>
      </Card>
      <p>
        <CallMessage id="zgloszenie.gdzie_numer" />
      </p>
    </>
  );
}
