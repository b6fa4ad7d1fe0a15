import { poleValues, polishAddress } from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';

/** The hints of the fields: `autocomplete`, `inputmode`, `enterkeyhint`. */
function hints(): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form :is(input, select):not([type=radio], [type=checkbox])',
  );
  const hintsOf = (field: Element) =>
    ['autocomplete', 'inputmode', 'enterkeyhint'].map((name) => field.getAttribute(name) ?? '-');
  return Object.fromEntries([...fields].map((field) => [field.name, hintsOf(field).join(' ')]));
}

const address = (name: string, section: string) => ({
  [`${name}.kraj`]: `section-${section} country - -`,
  [`${name}.kodPocztowy`]: `section-${section} postal-code numeric next`,
  [`${name}.miejscowosc`]: `section-${section} address-level2 - next`,
  [`${name}.rodzajMiejscowosci`]: '- - -',
  [`${name}.wojewodztwo`]: `section-${section} address-level1 - -`,
  [`${name}.adres`]: `section-${section} address-line1 - next`,
  [`${name}.numerDomu`]: 'off - next',
});

test('every field has hints for autofill and keyboards', async () => {
  const elsewhere = {
    adresKorespondencyjnyJakZamieszkania: false,
    adresKontaktowy: polishAddress(),
  };
  const { fill } = await showLoadedForm({ values: { ...poleValues(), ...elsewhere } });
  const person = {
    imie: 'section-candidate given-name - next',
    imie2: 'section-candidate additional-name - next',
    nazwisko: 'section-candidate family-name - next',
    miejsceUrodzenia: 'off - next',
    krajPochodzenia: '- - -',
    email: 'section-candidate email email next',
    numerKierunkowy: 'section-candidate tel-country-code - -',
    telefon: 'section-candidate tel-national tel next',
  };
  expect(hints()).toMatchObject({
    ...person,
    obywatelstwo: '- - next',
    pesel: 'off numeric next',
    dataUrodzenia: 'off numeric next',
    ...address('adres', 'candidate'),
    ...address('adresKontaktowy', 'correspondence'),
  });
  fill({ obcokrajowiec: true, maPesel: false });
  expect(hints()).toMatchObject({
    ...person,
    obywatelstwo: '- - -',
    obcokrajowiecSeriaNumerDowodu: 'off - next',
    dataUrodzenia: 'section-candidate bday decimal next',
  });
});
