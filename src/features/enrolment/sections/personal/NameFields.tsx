import { useIntl } from 'react-intl';
import { TextField } from '../../../../fields/TextField';
import { confirmation } from '../confirmation';

/** First, second and last name, as in the document. */
export function NameFields() {
  const intl = useIntl();
  const asInDocument = intl.formatMessage({ id: 'podsumowanie.pole.potwierdzenie_dokument' });
  return (
    <>
      <TextField
        className="c6"
        name="imie"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.imie' })}
        autoComplete="given-name"
        confirmation={confirmation('imie', asInDocument)}
      />
      <TextField
        className="c6"
        name="imie2"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.imie_drugie' })}
        optional={intl.formatMessage({ id: 'podsumowanie.pole.nieobowiazkowe' })}
        autoComplete="additional-name"
      />
      <TextField
        className="c12"
        name="nazwisko"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.nazwisko' })}
        autoComplete="family-name"
        confirmation={confirmation('nazwisko', asInDocument)}
      />
    </>
  );
}
