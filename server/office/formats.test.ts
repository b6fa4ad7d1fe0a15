import { inertCell } from './formats';

test.each([
  ['Jan;=cmd', "Jan;'=cmd"],
  ['a\t+1', "a\t'+1"],
  ['a\n@x', "a\n'@x"],
  ['Jan;"=cmd"', `Jan;'"=cmd"`],
  ['-1', "'-1"],
  ['＝1', "'＝1"],
  ['Anna-Maria; ok', 'Anna-Maria; ok'],
])('the cell %j becomes %j, whatever separates cells', (typed, written) => {
  expect(inertCell(typed)).toBe(written);
});
