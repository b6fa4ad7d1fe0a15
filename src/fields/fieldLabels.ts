import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../intl/messages';

/** Labels of the fields, by the last part of their names. */
export const FIELD_LABELS = {
  obcokrajowiec: 'podsumowanie.obywatelstwo.tytul',
  maPesel: 'podsumowanie.obywatelstwo.pesel',
  wydanieEls: 'podsumowanie.legitymacja.zamawiam',
  imie: 'podsumowanie.dane_osobowe.imie',
  imie2: 'podsumowanie.dane_osobowe.imie_drugie',
  nazwisko: 'podsumowanie.dane_osobowe.nazwisko',
  pesel: 'podsumowanie.dane_osobowe.pesel',
  dataUrodzenia: 'podsumowanie.dane_osobowe.data_ur',
  miejsceUrodzenia: 'podsumowanie.dane_osobowe.miejsce_ur',
  plec: 'podsumowanie.dane_osobowe.plec',
  obywatelstwo: 'podsumowanie.dane_osobowe.obywatelstwo',
  krajPochodzenia: 'podsumowanie.dane_osobowe.kraj_pochodzenia',
  obcokrajowiecRodzajDowodu: 'podsumowanie.dane_osobowe.rodzaj_dowodu',
  obcokrajowiecSeriaNumerDowodu: 'podsumowanie.dane_osobowe.seria_numer_dowodu',
  kraj: 'podsumowanie.adres.kraj',
  kodPocztowy: 'podsumowanie.adres.kod_pocztowy',
  miejscowosc: 'podsumowanie.adres.miejscowosc',
  rodzajMiejscowosci: 'podsumowanie.adres.rodzaj_miejscowosci',
  wojewodztwo: 'podsumowanie.adres.wojewodztwo',
  adres: 'podsumowanie.adres.ulica',
  numerDomu: 'podsumowanie.adres.numer_domu',
  adresKorespondencyjnyJakZamieszkania: 'podsumowanie.adres_korespondencyjny.tytul',
  email: 'podsumowanie.dane_kontaktowe.email',
  numerKierunkowy: 'podsumowanie.dane_kontaktowe.numer_kierunkowy',
  telefon: 'podsumowanie.dane_kontaktowe.numer',
} as const satisfies Readonly<Record<string, MessageId>>;

const LABELS: ReadonlyMap<string, MessageId> = new Map(Object.entries(FIELD_LABELS));

/** The label of a field with this name ("adres.kraj"); null for one that has none of its own. */
export function fieldLabel(name: string): MessageId | null {
  return LABELS.get(name.slice(name.lastIndexOf('.') + 1)) ?? null;
}

/** The label of a field as text, unless it was given another one. */
export function useFieldLabel(name: string, other: ReactNode): ReactNode {
  const intl = useIntl();
  const id = fieldLabel(name);
  return other === undefined && id !== null ? intl.formatMessage({ id }) : other;
}
