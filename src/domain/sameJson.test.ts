import { sameJson } from './sameJson';

test.each([
  [1, 1],
  ['a', 'a'],
  [null, null],
  [[], []],
  [
    { a: 1, b: [{ c: null }] },
    { b: [{ c: null }], a: 1 },
  ],
])('%j and %j are equal', (one, other) => {
  expect(sameJson(one, other)).toBe(true);
});

test.each([
  [1, '1'],
  [null, {}],
  [{}, []],
  [['a'], { 0: 'a' }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: null }, { b: null }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{ toString: null }, { a: null }],
])('%j and %j differ', (one, other) => {
  expect(sameJson(one, other)).toBe(false);
  expect(sameJson(other, one)).toBe(false);
});
