import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeForEachTest, startProgram } from '../testing/startProgram';

const SLICES = {
  selection: { flow: 'STUDIA_WYZSZE', history: { 1: 'Żółta łąka' }, picked: null },
  language: { language: 'pl' },
  theme: { dark: null },
};

const place = placeForEachTest();

function save(content: unknown): string {
  const file = join(place.directory, 'rekrutacja-stan.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** The state in the fragment of an address. */
function stateIn(address: string): unknown {
  const [, fragment = ''] = address.split('#support=');
  return JSON.parse(Buffer.from(fragment, 'base64url').toString('utf8'));
}

test('"replay" starts the site and prints the address of the saved screen and choices', async () => {
  const file = save({ snapshot: { ...SLICES, route: '/wybor-miasta', calls: [] } });
  const { seen } = startProgram(place, ['replay', file], {
    CONFIG_BASE_PATH: '/studia/',
  });
  const address = await seen(/Open (http:\S+)/);
  expect(new URL(address).pathname).toBe('/studia/wybor-miasta');
  expect(stateIn(address)).toEqual(SLICES);
  const page = await fetch(new URL('/api/rekrutacja/dks', address));
  expect(page.status).toBe(200);
});

test.each([
  ['another file', { a: 1 }],
  ['a route that leads elsewhere', { snapshot: { ...SLICES, route: '//evil.example' } }],
])('%s is refused by name, and the site does not start', async (_what, content) => {
  const { ended, output } = startProgram(place, ['replay', save(content)], {});
  expect(await ended).toBe(1);
  expect(output()).toContain('rekrutacja-stan.json was not saved in the dialog for support.');
  expect(output()).not.toContain('The site is at');
});
