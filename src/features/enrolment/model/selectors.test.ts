import { initialValues } from '../../../domain/enrolmentValues';
import { validate } from '../../../domain/validate';
import { nested } from '../../../fields/nestedErrors';
import { CONTEXT, passportValues, POLAND } from '../../../testing/domainFixtures';
import type { FormView } from './enrolmentContext';
import { errorEntries, filledNames } from './selectors';

describe('the settlement of a Polish address is closed until its postcode is known', () => {
  const later = ['adres.miejscowosc', 'adres.rodzajMiejscowosci', 'adres.wojewodztwo'];
  const listed = (address: Partial<ReturnType<typeof initialValues>['adres']>) => {
    const values = initialValues(POLAND, '+48');
    const errors = validate({ ...values, adres: { ...values.adres, ...address } }, CONTEXT);
    const names = errorEntries({ errors: nested(errors) } as FormView).map(({ name }) => name);
    return names.filter((name) => [...later, 'adres.kodPocztowy'].includes(name));
  };

  test.each([
    ['without a postcode', {}, ['adres.kodPocztowy']],
    ['with a part of it', { kodPocztowy: '3005' }, ['adres.kodPocztowy']],
    ['with an unknown postcode', { kodPocztowy: '30059' }, later],
    ['with a town', { miejscowosc: 'Kraków' }, ['adres.kodPocztowy', ...later.slice(1)]],
    ['abroad', { kraj: 'DE' }, ['adres.kodPocztowy', ...later.slice(0, 2)]],
  ])('%s, errors list %j', (_, address, names) => {
    expect(listed(address)).toEqual(names);
  });
});

test('contains names of filled-in fields, and no value', () => {
  const filled = filledNames({ ...passportValues(), nazwisko: '' });
  expect(filled).toEqual(
    expect.arrayContaining(['imie', 'obcokrajowiecSeriaNumerDowodu', 'adres.adres', 'zgody.id1']),
  );
  for (const empty of ['nazwisko', 'pesel', 'adresKontaktowy.adres']) {
    expect(filled).not.toContain(empty);
  }
  const json = JSON.stringify(filled);
  for (const value of ['Przykład', 'XX0000000', '29/02/2004', 'Musterweg', '151 000000']) {
    expect(json).not.toContain(value);
  }
});

test.each([
  ['a text', { imie: 'Bo' }, ['imie']],
  ['an empty text', { imie: '' }, []],
  ['what is ticked', { zgody: { id1: true, id2: false } }, ['zgody.id1']],
  ['several answers', { odpowiedzi: { p1: ['1', '2'], p2: [] } }, ['odpowiedzi.p1']],
  ['no value', { plec: null, adres: undefined }, []],
])('%s: of %j the names %j are filled in', (_what, values, names) => {
  expect(filledNames(values)).toEqual(names);
});
