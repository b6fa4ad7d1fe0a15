import { answerKey } from '../src/domain/enrolmentValues';
import { API_PREFIX } from './app';
import { replaceCatalogue } from './seed/load/storeSeed';
import { testApplication } from './testing/testApplication';
import { SEED } from './testing/testSeed';
import { postApplication, type TestServer, testServer } from './testing/testServer';

const KB = 1024;
const TEXT = '<p>Treść regulaminu.</p>';

/** JSON of the catalogue or an application, with a consent of this many bytes. */
function withConsent<TPart>(part: TPart, bytes: number): TPart {
  return JSON.parse(JSON.stringify(part).replace(TEXT, 'x'.repeat(bytes))) as TPart;
}

const notes = ({ log }: TestServer) =>
  log
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level, msg }) => level === 40 && msg.startsWith('With its consents'))
    .map(({ msg }) => msg);

test.each([
  ['an application of the usual size', 31, []],
  ['a larger one', 80, [expect.stringContaining('may have 113 kB: a proxy')]],
  ['one that no server reads', 1100, [expect.stringContaining('more than the 1024 kB')]],
])('%s is named at the start where it needs a word', async (_what, kilobytes, said) => {
  const server = await testServer({}, withConsent(SEED, kilobytes * KB));
  expect(notes(server)).toEqual(said);
  await server.close();
});

test('questions count as well', async () => {
  const informacja = `<p>${'x'.repeat(80 * KB)}</p>`;
  const formDefinitions = {
    byGroup: { STUDIA_WYZSZE: { eng: [{ tytul: 'x', informacja, pozycjeFormularza: [] }] } },
    byId: {},
  };
  const server = await testServer({}, { ...SEED, formDefinitions });
  expect(notes(server)).toHaveLength(1);
  await server.close();
});

test('a running server reads applications as large as a new catalogue makes them', async () => {
  const server = await testServer();
  const send = (kilobytes: number) =>
    postApplication(server, withConsent(testApplication(), kilobytes * KB));
  expect((await send(80)).statusCode).toBe(413);
  await replaceCatalogue(server.database, withConsent(SEED, 80 * KB));
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  await server.app.inject(`${API_PREFIX}/dks`);
  while (notes(server).length === 0) await new Promise(setImmediate);
  expect((await send(80)).statusCode).toBe(200);
  expect((await send(114)).statusCode).toBe(413);
  await server.close();
});

test('an answer of the maximum length is read beside long consents, whatever its characters', async () => {
  const server = await testServer({}, withConsent(SEED, 80 * KB));
  const odpowiedzi = { [answerKey(1)]: '1', [answerKey(2)]: '🎓'.repeat(4000) };
  const application = withConsent(testApplication({ odpowiedzi }), 80 * KB);
  expect((await postApplication(server, application)).statusCode).toBe(200);
  await server.close();
});

test('the limit counts also what a proxy streams without its length', async () => {
  const server = await testServer({}, withConsent(SEED, 80 * KB));
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const send = async (kilobytes: number) => {
    const { body } = new Response(JSON.stringify(withConsent(testApplication(), kilobytes * KB)));
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body, duplex: 'half' };
    return (await fetch(`${address}${API_PREFIX}/kandydaci`, request)).status;
  };
  expect(await send(80)).toBe(200);
  expect(await send(114)).toBe(413);
  await server.close();
});
