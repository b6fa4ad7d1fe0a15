import { finder, fold, matchRanges, sortByName } from './collation';

test.each([
  ['Łódź', 'lodz'],
  ['e\u0301', 'e'],
  ['İstanbul', 'istanbul'],
  ['Ørsted', 'orsted'],
  ['Yıldız', 'yildiz'],
  ['Groß', 'gross'],
  ['Æbelø', 'aebelo'],
  ['Lœvre', 'loevre'],
  ['Йод', 'иод'],
  ['O‘qituvchi taʼlimi', "o'qituvchi ta'limi"],
  ["O'QITUVCHI TA’LIMI", "o'qituvchi ta'limi"],
  ['O`qituvchi', "o'qituvchi"],
])('%s is normalised to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Psychologia w biznesie', 'BIZN', true],
  ['Żółty', 'zolty', true],
  ['Prawo', '  praw ', true],
  ['Boshlangʻich taʼlim oʻqituvchisi', "ta'lim o‘q", true],
  ['Prawo', '', true],
  ['Prawo', 'lewo', false],
])('"%s" contains "%s": %s', (text, query, contained) => {
  expect(finder([text], String)(query)).toEqual(contained ? [text] : []);
  expect(matchRanges(text, query).length > 0).toBe(contained && query !== '');
});

test('one search handles many queries and keeps the order of the items', () => {
  const find = finder(
    [{ name: 'Łódź' }, { name: 'Lublin' }, { name: 'Kraków' }],
    ({ name }) => name,
  );
  expect(find('L').map(({ name }) => name)).toEqual(['Łódź', 'Lublin']);
  expect(find('ok')).toEqual([]);
  expect(find('akow').map(({ name }) => name)).toEqual(['Kraków']);
  expect(find('')).toHaveLength(3);
});

test.each([
  ['Zarządzanie', 'za', ['Za', 'zą', 'za']],
  ['Zarządzanie', 'ARZĄ', ['arzą']],
  ['banana', 'an', ['an', 'an']],
  ['aaa', 'aa', ['aa']],
  ['Łódź i łódź', 'lodz', ['Łódź', 'łódź']],
  ['Le\u0301on', 'leo', ['Le\u0301o']],
  ['😀 Ślub', 'slub', ['Ślub']],
  ['İzmir', 'zm', ['zm']],
])('in %s, "%s" is found at %j', (text, query, found) => {
  expect(matchRanges(text, query).map(([start, end]) => text.slice(start, end))).toEqual(found);
});

const country = (nazwa: string, wartosc = nazwa) => ({ nazwa, wartosc });
const names = (list: readonly { nazwa: string }[]) => list.map(({ nazwa }) => nazwa);

test('names are sorted by language, with the given one first', () => {
  const list = [country('Łotwa'), country('Zambia'), country('Polska', 'PL'), country('Litwa')];
  expect(names(sortByName(list, 'pl', 'PL'))).toEqual(['Polska', 'Litwa', 'Łotwa', 'Zambia']);
  expect(names(sortByName(list, 'pl'))).toEqual(['Litwa', 'Łotwa', 'Polska', 'Zambia']);
  expect(names(list)[0]).toBe('Łotwa');
});

test('each language has its own order', () => {
  const list = [country('Chile'), country('Dania'), country('Cypr'), country('Island')];
  expect(names(sortByName(list, 'cs'))).toEqual(['Cypr', 'Dania', 'Chile', 'Island']);
  expect(names(sortByName(list, 'en-GB'))).toEqual(['Chile', 'Cypr', 'Dania', 'Island']);
});
