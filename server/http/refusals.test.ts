import { invalidData, limitToRequestSize } from './refusals';

const faults = Array.from({ length: 80 }, (_, index) => ({
  pole: `odpowiedzi.id${index}`,
  klucz: 'x',
}));

test('at most 50 errors are listed', () => {
  expect(invalidData(faults).body.bledy).toEqual(faults.slice(0, 50));
});

test.each([0, 10, 100, 200, 400])(
  'no refusal of a body of %s bytes is over four times as large',
  (bytes) => {
    const { body } = limitToRequestSize(invalidData(faults), bytes);
    const least = JSON.stringify(invalidData([]).body).length;
    expect(JSON.stringify(body).length).toBeLessThanOrEqual(Math.max(4 * bytes, least));
    expect(body.bledy).toEqual(faults.slice(0, body.bledy?.length));
  },
);

test('a large body gets all errors', () => {
  const refusal = invalidData(faults);
  expect(limitToRequestSize(refusal, 10_000)).toEqual(refusal);
});
