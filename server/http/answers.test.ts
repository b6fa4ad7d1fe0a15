import { inProportion, invalidData } from './answers';

const faults = Array.from({ length: 80 }, (_, index) => ({
  pole: `odpowiedzi.id${index}`,
  klucz: 'x',
}));

test('50 faults are named at most', () => {
  expect(invalidData(faults).body.bledy).toEqual(faults.slice(0, 50));
});

test.each([0, 10, 100, 200, 400])(
  'to a body of %s bytes no answer is over four times as large',
  (bytes) => {
    const { body } = inProportion(invalidData(faults), bytes);
    const least = JSON.stringify(invalidData([]).body).length;
    expect(JSON.stringify(body).length).toBeLessThanOrEqual(Math.max(4 * bytes, least));
    expect(body.bledy).toEqual(faults.slice(0, body.bledy?.length));
  },
);

test('a large body is told everything', () => {
  const refusal = invalidData(faults);
  expect(inProportion(refusal, 10_000)).toEqual(refusal);
});
