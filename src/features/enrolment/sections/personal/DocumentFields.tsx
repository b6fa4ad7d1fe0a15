import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { DOCUMENT_TYPES, type DocumentType } from '../../../../contract/application';
import { SelectField } from '../../../../fields/SelectField';
import { TextField } from '../../../../fields/TextField';
import { useFormField } from '../../../../fields/useFormField';
import type { MessageId } from '../../../../intl/messages';
import { useRetypeHint } from './useRetypeHint';

/** The names of the documents. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentType, MessageId>> = {
  dowod_osobisty: 'podsumowanie.dane_osobowe.rodzaj_dowodu.dowod_osobisty',
  paszport: 'podsumowanie.dane_osobowe.rodzaj_dowodu.paszport',
  karta_pobytu: 'podsumowanie.dane_osobowe.rodzaj_dowodu.karta_pobytu',
  polski_dokument_podrozy: 'podsumowanie.dane_osobowe.rodzaj_dowodu.polski_dokument_podrozy',
  tymczasowy_polski_dokument_podrozy:
    'podsumowanie.dane_osobowe.rodzaj_dowodu.tymczasowy_polski_dokument_podrozy',
  polski_dokument_tozsamosci_cudzoziemca:
    'podsumowanie.dane_osobowe.rodzaj_dowodu.polski_dokument_tozsamosci_cudzoziemca',
};

/**
 * The identity document of a foreigner.
 *
 * @param required false next to a PESEL: then the number is validated only once a type is chosen
 */
export function DocumentFields({ required }: { required: boolean }) {
  const intl = useIntl();
  const chosen = useFormField('obcokrajowiecRodzajDowodu').value !== '';
  const retypeHint = useRetypeHint(useFormField('obcokrajowiecSeriaNumerDowodu').value);
  const options = useMemo(
    () =>
      DOCUMENT_TYPES.map((type) => ({
        value: type,
        label: intl.formatMessage({ id: DOCUMENT_NAMES[type] }),
      })),
    [intl],
  );
  const optional = { optional: intl.formatMessage({ id: 'podsumowanie.pole.nieobowiazkowe' }) };
  return (
    <>
      <SelectField
        columns={6}
        name="obcokrajowiecRodzajDowodu"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.rodzaj_dowodu' })}
        options={options}
        placeholder={intl.formatMessage({ id: 'podsumowanie.pole.wybierz' })}
        {...(!required && optional)}
      />
      <TextField
        columns={6}
        name="obcokrajowiecSeriaNumerDowodu"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.seria_numer_dowodu' })}
        autoComplete="off"
        autoCapitalize="characters"
        numeric
        helper={chosen && retypeHint}
        {...(!required && !chosen && optional)}
      />
    </>
  );
}
