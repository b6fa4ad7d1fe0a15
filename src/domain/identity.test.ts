import { isUnusuallyOld, isUnusuallyYoung } from './identity';

test.each([
  ['1915-09-01', true],
  ['1915-09-02', false],
  ['2004-02-29', false],
])('on 2 September 2025, who was born on %s is unusually old: %s', (birthDate, old) => {
  expect(isUnusuallyOld(birthDate, '2025-09-02')).toBe(old);
});

test.each([
  ['2010-09-03', true],
  ['2010-09-02', false],
  ['2004-02-29', false],
])('on 2 September 2025, who was born on %s is unusually young: %s', (birthDate, young) => {
  expect(isUnusuallyYoung(birthDate, '2025-09-02')).toBe(young);
});
