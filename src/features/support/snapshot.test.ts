import { SNAPSHOT } from '../../testing/snapshot';
import { hasSnapshot, snapshotAddress, snapshotIn } from './snapshot';

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
