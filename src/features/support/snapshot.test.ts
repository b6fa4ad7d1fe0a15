import { hasSnapshot, type Snapshot, snapshotAddress, snapshotIn } from './snapshot';

const SNAPSHOT: Snapshot = {
  build: 'abc',
  time: '2026-09-01T12:02:30.000Z',
  route: '/podsumowanie',
  language: { language: 'pl' },
  theme: { dark: null },
  selection: { flow: 'STUDIA_WYZSZE', history: { 1: 'Żółta łąka ???>>> 𝒟' }, picked: null },
  offers: 3,
  fields: { filled: ['imie'], invalid: [] },
  calls: [{ at: '2026-09-01T12:02:00.000Z', call: 'GET dks', status: 200, ms: 5 }],
  actions: ['2026-09-01T12:00:00.000Z selection/stepChosen 2'],
};

test('an address contains the snapshot, without its query and former fragment', () => {
  const address = snapshotAddress(SNAPSHOT, 'https://uczelnia.example/podsumowanie?od=ulotka#main');
  const [page, fragment = ''] = address.split('#');
  expect(page).toBe('https://uczelnia.example/podsumowanie');
  expect(fragment).toMatch(/^support=[\w-]+$/);
  expect(hasSnapshot(`#${fragment}`)).toBe(true);
  expect(snapshotIn(`#${fragment}`)).toEqual(SNAPSHOT);
});

test.each(['', '%%%', 'AAAA', btoa('{"a":'), btoa('\xff\xfe')])(
  'the damaged data "%s" gives nothing',
  (data) => {
    expect(snapshotIn(`#support=${data}`)).toBeUndefined();
  },
);

test('any other fragment is not a snapshot', () => {
  expect(hasSnapshot('#main')).toBe(false);
  expect(hasSnapshot('')).toBe(false);
});
