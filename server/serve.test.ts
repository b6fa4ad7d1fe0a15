import { readEnvironment } from './environment';
import { serve, siteAddress } from './serve';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';
import { writeSeed } from './testing/testSeed';

test.each([
  ['localhost', 'http://127.0.0.1:3000', '/', 'http://localhost:3000/'],
  ['0.0.0.0', 'http://127.0.0.1:3000', '/studia/', 'http://localhost:3000/studia/'],
  ['::', 'http://[::1]:3000', '/', 'http://localhost:3000/'],
  ['::1', 'http://[::1]:3000', '/', 'http://[::1]:3000/'],
  ['fe80::1%eth0', 'http://[fe80::1%eth0]:3000', '/', 'http://[fe80::1]:3000/'],
  ['localhost', 'http://127.0.0.1:80', '/', 'http://localhost/'],
])('the site on %s, listening at %s with %s, is at %s', (host, listening, basePath, address) => {
  expect(siteAddress(host, listening, basePath)).toBe(address);
});

describe('a start is refused with', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createTestDatabase();
    writeSeed(place.directory);
  });
  afterAll(() => place.remove());

  test.each<[string, Record<string, string>, string]>([
    ['a country that is in no dictionary', { CONFIG_POLAND: 'POL' }, 'poland: "POL"'],
    [
      'a folder that is a file',
      { DATABASE_URL: '', DATA_DIR: __filename },
      'DATA_DIR: the database',
    ],
    [
      'a folder that cannot be made',
      { DATABASE_URL: '', DATA_DIR: '/sys/data' },
      'the user that runs this must own the directory',
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/x' },
      'DATABASE_URL: the database cannot be opened: ',
    ],
    ['no seed', { SEED_DIR: '/none/at/all' }, '/none/at/all'],
  ])('%s', async (_what, changes, message) => {
    const environment = {
      DATA_DIR: place.directory,
      SEED_DIR: place.directory,
      DATABASE_URL: place.url ?? '',
      PORT: '0',
      ...changes,
    };
    const start = serve(readEnvironment(environment, '/none'), environment);
    const refusal = String(await start.catch((error: unknown) => error));
    expect(refusal).toContain(message);
    expect(refusal).not.toContain('secret');
  });
});
