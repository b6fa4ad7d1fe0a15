import fc from 'fast-check';
import { initialValues } from '../../../domain/enrolmentValues';
import { passportValues, POLAND, poleValues } from '../../../testing/domainFixtures';
import { runs } from '../../../testing/runs';
import { fitToOffer, parseExportedForm, serialiseForm } from './exportedForm';
import { decrypt, encrypt } from './formFile';

const UNTOUCHED = initialValues(POLAND, '+48');
const exported = (values: unknown, offer: unknown = '70/7') => JSON.stringify({ offer, values });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  ['a Pole', poleValues()],
  ['a foreigner with a document', passportValues()],
])('all values of %s but the consents are exported', (_who, values) => {
  const { values: read } = parseExportedForm(serialiseForm(values, '70/7')) ?? {};
  expect({ ...UNTOUCHED, ...read }).toEqual({ ...values, zgody: {} });
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['values that are a text', exported('x')],
  ['an offer that is a number', exported({}, 7)],
])('%s is not a form', (_what, text) => {
  expect(parseExportedForm(text)).toBeNull();
});

test('each value is validated; unknown ones, consents and prototypes are left out', () => {
  const read = parseExportedForm(
    exported({ imie: 7, pesel: '44051401359', zgody: { id1: true }, inne: 1 }).replace(
      '"inne":1',
      '"__proto__":{"imie2":"x"},"odpowiedzi":{"__proto__":"x","id10":"101"}',
    ),
  );
  expect(read?.values).toEqual({ pesel: '44051401359', odpowiedzi: { id10: '101' } });
  expect(read?.values.imie2).toBeUndefined();
  expect(Object.hasOwn(Object.prototype, 'imie2')).toBe(false);
});

test.each([
  ['the same programme', '70/7', true, false],
  ['another one', '70/8', undefined, true],
  ['an unknown one', null, undefined, true],
])('the student card is kept for %s: %s', (_which, offer, wydanieEls, left) => {
  const fit = fitToOffer({ offer: '70/7', values: { wydanieEls: true, imie: 'Przykład' } }, offer);
  expect(fit.values).toEqual(
    wydanieEls === undefined ? { imie: 'Przykład' } : { wydanieEls, imie: 'Przykład' },
  );
  expect(fit.opened).toEqual({ from: 'file', otherStudies: left, cardLeftOut: left });
  // Nothing is left out of a file without a card.
  expect(fitToOffer({ offer: '70/7', values: {} }, offer).opened.cardLeftOut).toBe(false);
});

test('every typed value is restored from the file, and is not readable in it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.string({ unit: 'grapheme', minLength: 8, maxLength: 40 }),
      async (mark, passphrase) => {
        // Long enough not to be found by chance.
        const typed = `Kanarek${mark}`;
        const values = { ...poleValues(), nazwisko: typed, pesel: typed, odpowiedzi: { a: typed } };
        const file = await encrypt(serialiseForm(values, null), passphrase, 1);
        expect(Buffer.from(file).includes('Kanarek')).toBe(false);
        const { values: read } = parseExportedForm((await decrypt(file, passphrase)) ?? '') ?? {};
        expect({ ...UNTOUCHED, ...read }).toEqual({ ...values, zgody: {} });
      },
    ),
    runs(),
  );
});
