import { startReceiver, type Receiver } from '../testing/startReceiver';
import { testApplication } from '../testing/testApplication';
import { postApplication, testServer, type TestServer } from '../testing/testServer';
import { INTERVAL } from './runOutbox';

let receiver: Receiver;
let server: TestServer;

afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
  await receiver.close();
});

/** Resolves when the worker rests. The timer of the rest never fires: only `wake` ends it. */
function firstRest(): Promise<void> {
  const start = setTimeout;
  return new Promise((resolve) => {
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback, delay, ...given) => {
      if (delay !== INTERVAL) return start(callback, delay, ...given);
      resolve();
      return start(() => undefined, 0);
    });
  });
}

test('a stored application is posted at once, without waiting for the next round', async () => {
  receiver = await startReceiver();
  const delivered = new Promise<string>((resolve) =>
    receiver.answer((response, { body }) => {
      response.writeHead(204).end();
      resolve(body);
    }),
  );
  const webhook = { url: receiver.url, secret: `whsec_${Buffer.alloc(24).toString('base64')}` };
  const resting = firstRest();
  server = await testServer({ webhook });
  await server.app.ready();
  await resting;
  expect((await postApplication(server, testApplication())).statusCode).toBe(200);
  expect(JSON.parse(await delivered)).toMatchObject({ data: { application: testApplication() } });
});
