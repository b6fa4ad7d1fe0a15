import { suggestedName } from './capitalName';

test.each([
  ['zuzanna', 'Zuzanna'],
  ['wiśniewska-kowalczyk', 'Wiśniewska-Kowalczyk'],
  ['anna maria', 'Anna Maria'],
  ['von trapp', 'von Trapp'],
  ['гульнора', 'Гульнора'],
  ["o'neil", "O'Neil"],
  ["joan o'neil-d'arc", "Joan O'Neil-D'arc"],
  ["mac'donald", "Mac'donald"],
  ['os. 3 maja', 'os. 3 Maja'],
  ['frankfurt am main', 'Frankfurt am Main'],
])('"%s" may be meant as "%s"', (typed, meant) => {
  expect(suggestedName(typed)).toBe(meant);
});

test.each(['', 'ZUZANNA', 'Anna maria', 'McDonald', 'de la', '李', 'ßa', '-', 'j.'])(
  '"%s" stays',
  (typed) => {
    expect(suggestedName(typed)).toBeNull();
  },
);
