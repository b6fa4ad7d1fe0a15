import pl from './pl.json';

const texts = new Map(Object.entries(pl));

test.each([
  'podsumowanie.dane_osobowe.imie_drugie',
  'podsumowanie.dane_osobowe.data_ur',
  'podsumowanie.dane_osobowe.miejsce_ur',
  'podsumowanie.dane_osobowe.plec',
  'podsumowanie.dane_osobowe.kraj_pochodzenia',
  'podsumowanie.dane_osobowe.rodzaj_dowodu',
  'podsumowanie.dane_osobowe.seria_numer_dowodu',
  'podsumowanie.dane_osobowe.walidacja.imie',
  'podsumowanie.dane_osobowe.walidacja.pesel_bledny',
  'podsumowanie.adres.walidacja.kod_pocztowy',
  'podsumowanie.formularze.walidacja',
  'podsumowanie.regulamin.walidacja.wszystkie',
  'podsumowanie.regulamin.walidacja.pojedynczy',
  'podsumowanie.toast.kandydat_zapisany_wczesniej',
])('[3.3.18, 5.4.4, 8.1.2] the key %s of the specification exists', (key) => {
  expect(texts.get(key)).toBeTruthy();
});
