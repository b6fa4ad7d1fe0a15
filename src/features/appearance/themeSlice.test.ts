import { darkThemeSet, selectDark, themeSlice } from './themeSlice';

const begin = themeSlice.reducer(undefined, { type: 'begin' });

test('the initial theme is neither dark nor light', () => {
  expect(selectDark({ theme: begin })).toBeNull();
});

test.each([true, false])('the choice is stored as %s', (dark) => {
  expect(selectDark({ theme: themeSlice.reducer(begin, darkThemeSet(dark)) })).toBe(dark);
});
