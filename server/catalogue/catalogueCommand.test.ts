import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTENING, placeForEachTest, startProgram } from '../testing/startProgram';
import { OFFERS, SEED, writeSeed } from '../testing/testSeed';

jest.setTimeout(60_000);

const place = placeForEachTest();

const start = (words: readonly string[], environment: Record<string, string> = {}) =>
  startProgram(place, words, environment);

test('catalogue load replaces the catalogue, which a restart leaves', async () => {
  const server = start([]);
  await server.seen(LISTENING);
  const newer = join(place.directory, 'newer');
  writeSeed(newer);
  writeFileSync(join(newer, 'offers.json'), JSON.stringify([OFFERS.law]));
  const check = start(['catalogue', 'check', newer]);
  expect(await check.ended).toBe(0);
  expect(check.output()).toContain('can be loaded: 1 offer.');
  const load = start(['catalogue', 'load', newer, '--yes']);
  expect(await load.ended).toBe(0);
  expect(load.output()).toContain('Done: 1 offer.');
  server.child.kill('SIGKILL');
  await server.ended;
  const again = start([]);
  const restarted = await again.seen(LISTENING);
  const dks = await fetch(`${restarted}/api/rekrutacja/dks`);
  expect(await dks.json()).toEqual([OFFERS.law]);
});

test('a seed that no server starts with does not become the catalogue', async () => {
  const file = join(place.directory, 'countries.json');
  writeFileSync(file, JSON.stringify(SEED.countries).replaceAll('PL', 'POL'));
  expect(await start([]).ended).toBe(1);
});
