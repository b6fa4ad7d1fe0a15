import { useIntl } from 'react-intl';
import { confirmation } from '../../../../domain/enrolmentValues';
import { isNoName, mayBeNoName } from '../../../../domain/personName';
import { hasNonLatinLetter } from '../../../../domain/plainText';
import { TextField, type TextFieldProps } from '../../../../fields/TextField';
import { useValueOf } from '../../../../fields/useFormField';
import { useSuggestion } from '../../../../fields/useSuggestion';
import { CallMessage } from '../../../../ui/phoneLinks';
import { useValuesSelector } from '../../model/enrolmentContext';
import { CAPITALS } from '../capitals';

/** First, second and last name, as in the document. */
export function NameFields() {
  const intl = useIntl();
  return (
    <>
      <OwnNameField half name="imie" autoComplete="given-name" />
      <NameField
        half
        name="imie2"
        optional={intl.formatMessage({ id: 'podsumowanie.pole.nieobowiazkowe' })}
        autoComplete="additional-name"
      />
      <OwnNameField half name="nazwisko" autoComplete="family-name" />
    </>
  );
}

/** A name that every document has, except that of a person with one name. */
function OwnNameField(props: TextFieldProps & { name: 'imie' | 'nazwisko' }) {
  const { name } = props;
  const intl = useIntl();
  const asInDocument = intl.formatMessage({ id: 'podsumowanie.pole.potwierdzenie_dokument' });
  const onlyName = {
    name: 'jednoImie',
    label: intl.formatMessage({ id: 'podsumowanie.dane_osobowe.jedno_imie' }),
  };
  const state = useValuesSelector((values) => ({
    mayBeNone: mayBeNoName(values, name),
    isNone: isNoName(values, name),
  }));
  return (
    <NameField
      {...props}
      confirmation={state.mayBeNone ? onlyName : confirmation(name, asInDocument)}
      helper={state.isNone && <CallMessage id="podsumowanie.dane_osobowe.jedno_imie.opis" />}
    />
  );
}

function isOtherScript(value: unknown): boolean {
  return typeof value === 'string' && hasNonLatinLetter(value);
}

/** A name in another script or without capitals may be the candidate's real one, so it gets a hint and is accepted. */
function NameField(props: TextFieldProps) {
  const intl = useIntl();
  const suggestion = useSuggestion(
    props.name,
    props.name === 'nazwisko' ? CAPITALS.surname : CAPITALS.firstName,
  );
  const otherScript = useValueOf(props.name, isOtherScript);
  const hint = otherScript
    ? intl.formatMessage({ id: 'podsumowanie.dane_osobowe.litery_lacinskie' })
    : suggestion.hint;
  return <TextField {...props} {...suggestion} autoCapitalize="words" hint={hint} />;
}

export function BirthPlaceField() {
  const intl = useIntl();
  const asInDocument = intl.formatMessage({ id: 'podsumowanie.pole.potwierdzenie_dokument' });
  return (
    <TextField
      half
      name="miejsceUrodzenia"
      autoComplete="off"
      autoCapitalize="words"
      confirmation={confirmation('miejsceUrodzenia', asInDocument)}
      {...useSuggestion('miejsceUrodzenia', CAPITALS.place)}
    />
  );
}
