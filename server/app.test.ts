import { SEED } from './testing/testSeed';
import { testServer } from './testing/testServer';

const WARNING = 'could be too large';

test.each<[string, string, string[]]>([
  ['small consents', 'x', []],
  ['consents that leave just enough room', 'ą'.repeat(24_000), []],
  ['consents that leave too little', 'ą'.repeat(24_600), ['1']],
])('at the start, %s', async (_what, trescWarunkow, ids) => {
  const consents = {
    ...SEED.seed.consents,
    pl: [{ id: 1, tytul: 'Regulamin', trescWarunkow }],
  };
  const server = await testServer({}, { hash: 'other', seed: { ...SEED.seed, consents } });
  const warned = server.log
    .map((line) => JSON.parse(line) as { msg: string; level: number; recruitment?: string })
    .filter(({ msg, level }) => level === 40 && msg.includes(WARNING));
  expect(warned.map(({ recruitment }) => recruitment)).toEqual(ids);
  await server.close();
});

test('questions count as well', async () => {
  const informacja = `<p>${'x'.repeat(50_000)}</p>`;
  const formDefinitions = {
    byGroup: { STUDIA_WYZSZE: { eng: [{ tytul: 'x', informacja, pozycjeFormularza: [] }] } },
    byId: {},
  };
  const server = await testServer({}, { hash: 'other', seed: { ...SEED.seed, formDefinitions } });
  const warned = server.log.filter((line) => line.includes(WARNING));
  expect(warned).toHaveLength(1);
  expect(warned[0]).toContain('"recruitment":"2"');
  await server.close();
});
