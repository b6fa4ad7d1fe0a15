import type { Address, Application } from '../../src/contract/application';
import { personKey } from './personKey';
import type { ApplicationTable } from '../database/tables';
import type { Suspicion } from './suspicion';

function residence(address: Address) {
  return {
    adres_adres: address.adres,
    adres_numer_domu: address.numerDomu,
    adres_kod_pocztowy: address.kodPocztowy,
    adres_miejscowosc: address.miejscowosc,
    adres_rodzaj_miejscowosci: address.rodzajMiejscowosci,
    adres_wojewodztwo: address.wojewodztwo,
    adres_kraj: address.kraj,
  };
}

function correspondence(address: Address | null) {
  return {
    adres_kontaktowy_adres: address?.adres ?? null,
    adres_kontaktowy_numer_domu: address?.numerDomu ?? null,
    adres_kontaktowy_kod_pocztowy: address?.kodPocztowy ?? null,
    adres_kontaktowy_miejscowosc: address?.miejscowosc ?? null,
    adres_kontaktowy_rodzaj_miejscowosci: address?.rodzajMiejscowosci ?? null,
    adres_kontaktowy_wojewodztwo: address?.wojewodztwo ?? null,
    adres_kontaktowy_kraj: address?.kraj ?? null,
  };
}

function person({ kandydat }: Application) {
  return {
    imie: kandydat.imie,
    imie2: kandydat.imie2,
    nazwisko: kandydat.nazwisko,
    pesel: kandydat.pesel,
    obcokrajowiec: Number(kandydat.obcokrajowiec),
    obcokrajowiec_rodzaj_dowodu: kandydat.obcokrajowiecRodzajDowodu,
    obcokrajowiec_seria_numer_dowodu: kandydat.obcokrajowiecSeriaNumerDowodu,
    data_urodzenia: kandydat.dataUrodzenia,
    miejsce_urodzenia: kandydat.miejsceUrodzenia,
    plec: kandydat.plec,
    obywatelstwo: kandydat.obywatelstwo,
    kraj_pochodzenia: kandydat.krajPochodzenia,
    ...residence(kandydat.adres),
    ...correspondence(kandydat.adresKontaktowy),
    adres_korespondencyjny_jak_zamieszkania: Number(kandydat.adresKorespondencyjnyJakZamieszkania),
    email: kandydat.email,
    telefon: kandydat.telefon,
  };
}

interface Receipt {
  /** A new UUID. */
  id: string;
  /** See `referenceNumber`. */
  reference: string;
  /** ISO instant in UTC. */
  createdAt: string;
  suspected: Suspicion | null;
  attribution: string | null;
}

/** Maps an application to its database row. */
export function applicationRow(
  application: Application,
  { id, reference, createdAt, suspected, attribution }: Receipt,
): ApplicationTable {
  const { rekrutacja, nabor, kierunekSpecjalnosc } = application.wybranyNabor;
  return {
    id,
    reference,
    created_at: createdAt,
    person_key: personKey(application.kandydat),
    rekrutacja_id: String(rekrutacja.id),
    kierunek_specjalnosc_id: String(kierunekSpecjalnosc.id),
    lang: rekrutacja.lang,
    nazwa_grupy: nabor.nazwaGrupy,
    kierunek: kierunekSpecjalnosc.kierunek.nazwa,
    specjalnosc: kierunekSpecjalnosc.specjalnosc?.nazwa ?? null,
    wydzial: kierunekSpecjalnosc.wydzial.nazwa,
    stopien_studiow: kierunekSpecjalnosc.stopienStudiow.nazwa,
    tryb_studiow: kierunekSpecjalnosc.trybStudiow.nazwa,
    promo_link: application.promoLink,
    wydanie_els: Number(application.wydanieEls),
    ...person(application),
    payload: JSON.stringify(application),
    suspected,
    attribution,
  };
}
