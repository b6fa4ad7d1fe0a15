import { useIntl } from 'react-intl';
import { DOCUMENT_TYPES } from '../../../../contract/application';
import { DOCUMENT_NAMES } from '../../../../copy/copyFields';
import { SelectField } from '../../../../fields/SelectField';
import { TextField } from '../../../../fields/TextField';
import { useFieldValue } from '../../model/selectors';
import { useRetypeHint } from './hints';

/** The document of a foreigner, and of a Pole without a PESEL. With a PESEL it is not `required`. */
export function DocumentFields({ required }: { required: boolean }) {
  const intl = useIntl();
  const chosen = useFieldValue('obcokrajowiecRodzajDowodu') !== '';
  const retypeHint = useRetypeHint(useFieldValue('obcokrajowiecSeriaNumerDowodu'));
  const optional = { optional: intl.formatMessage({ id: 'podsumowanie.pole.nieobowiazkowe' }) };
  return (
    <>
      <SelectField
        half
        name="obcokrajowiecRodzajDowodu"
        options={DOCUMENT_TYPES.map((type) => ({
          value: type,
          label: intl.formatMessage({ id: DOCUMENT_NAMES[type] }),
        }))}
        {...(!required && optional)}
      />
      <TextField
        half
        name="obcokrajowiecSeriaNumerDowodu"
        autoComplete="off"
        autoCapitalize="characters"
        numeric
        helper={chosen && retypeHint}
        {...(!required && !chosen && optional)}
      />
    </>
  );
}
