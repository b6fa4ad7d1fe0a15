import { useIntl } from 'react-intl';
import { TextField } from '../../../../fields/TextField';
import { confirmation } from '../confirmation';

export function BirthPlaceField() {
  const intl = useIntl();
  const asInDocument = intl.formatMessage({ id: 'podsumowanie.pole.potwierdzenie_dokument' });
  return (
    <TextField
      columns={6}
      name="miejsceUrodzenia"
      label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.miejsce_ur' })}
      autoComplete="off"
      autoCapitalize="words"
      confirmation={confirmation('miejsceUrodzenia', asInDocument)}
    />
  );
}
