import { useIntl } from 'react-intl';
import { confirmation } from '../../../../domain/enrolmentValues';
import { isNoName, mayBeNoName } from '../../../../domain/personName';
import { hasNonLatinLetter } from '../../../../domain/plainText';
import { TextField, type TextFieldProps } from '../../../../fields/TextField';
import { useValueOf } from '../../../../fields/useFormField';
import { useSuggestion } from '../../../../fields/useSuggestion';
import { CallMessage } from '../../../../ui/phoneLinks';
import { useFormSelector } from '../../model/enrolmentContext';
import { CAPITALS } from '../capitals';

interface NameFieldProps {
  name: 'imie' | 'nazwisko';
  autoComplete: string;
}

/** The first or the last name, as in the document: every document has it, except that of a person with one name. */
export function NameField({ name, autoComplete }: NameFieldProps) {
  const intl = useIntl();
  const asInDocument = intl.formatMessage({ id: 'podsumowanie.pole.potwierdzenie_dokument' });
  const onlyName = {
    name: 'jednoImie',
    label: intl.formatMessage({ id: 'podsumowanie.dane_osobowe.jedno_imie' }),
  };
  const state = useFormSelector(({ values }) => ({
    mayBeNone: mayBeNoName(values, name),
    isNone: isNoName(values, name),
  }));
  return (
    <TextField
      half
      name={name}
      autoComplete={autoComplete}
      autoCapitalize="words"
      {...useNameHint(name)}
      confirmation={state.mayBeNone ? onlyName : confirmation(name, asInDocument)}
      helper={state.isNone && <CallMessage id="podsumowanie.dane_osobowe.jedno_imie.opis" />}
    />
  );
}

export function SecondNameField() {
  const intl = useIntl();
  return (
    <TextField
      half
      name="imie2"
      optional={intl.formatMessage({ id: 'podsumowanie.pole.nieobowiazkowe' })}
      autoComplete="section-candidate additional-name"
      autoCapitalize="words"
      {...useNameHint('imie2')}
    />
  );
}

function isOtherScript(value: unknown): boolean {
  return typeof value === 'string' && hasNonLatinLetter(value);
}

/** A name in another script or without capitals may be the candidate's real one, so it gets a hint and is accepted. */
function useNameHint(name: 'imie' | 'imie2' | 'nazwisko'): Pick<TextFieldProps, 'hint' | 'onBlur'> {
  const intl = useIntl();
  const suggestion = useSuggestion(
    name,
    name === 'nazwisko' ? CAPITALS.surname : CAPITALS.firstName,
  );
  if (!useValueOf(name, isOtherScript)) return suggestion;
  const hint = intl.formatMessage({ id: 'podsumowanie.dane_osobowe.litery_lacinskie' });
  return { ...suggestion, hint };
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
