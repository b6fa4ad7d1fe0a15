import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { CONFIRMATION, SAVED } from '../database/eventKinds';
import { startMailServer, type TestMailServer } from '../testing/startMailServer';
import { type Receiver, startReceiver } from '../testing/startReceiver';
import { storeApplication } from '../testing/storeApplication';
import { testApplication, testPesel } from '../testing/testApplication';
import { postApplication, type TestServer, testServer } from '../testing/testServer';

let mails: TestMailServer;
let receiver: Receiver;
let server: TestServer;
let log: string[];
let onLine: (line: string) => void;

const mailServer = () => ({
  url: mails.url,
  from: 'rekrutacja@uczelnia.example',
  isEncrypted: false,
});

beforeEach(async () => {
  mails = await startMailServer();
  receiver = await startReceiver();
  log = [];
  onLine = () => undefined;
  server = await testServer({
    mail: mailServer(),
    webhook: { url: receiver.url, secret: `whsec_${Buffer.alloc(24).toString('base64')}` },
    logStream: {
      write: (line) => {
        log.push(line);
        onLine(line);
      },
    },
  });
});
afterEach(async () => {
  await server.close();
  await receiver.close();
  await mails.close();
});

const mailTo = (index: number) => `kandydat${index}@example.org`;

/** Applies as a person; returns the status. */
async function apply(index: number, to = server): Promise<number> {
  const application = testApplication({ pesel: testPesel(index), email: mailTo(index) });
  return (await postApplication(to, application)).statusCode;
}

const logged = (words: string) =>
  new Promise<void>((resolve) => {
    onLine = (line) => {
      if (line.includes(words)) resolve();
    };
  });

const posted = () =>
  new Promise<void>((resolve) =>
    receiver.answer((response) => {
      response.writeHead(204).end();
      resolve();
    }),
  );

const confirmations = () =>
  server.database
    .selectFrom('outbox')
    .select(['state', 'result', 'application_id'])
    .where('kind', '=', CONFIRMATION)
    .execute();

test('without a mail server there is nothing to send, so that setting one up mails nobody', async () => {
  const other = await testServer();
  await apply(1, other);
  const events = await other.database.selectFrom('outbox').select('kind').execute();
  expect(events).toEqual([{ kind: SAVED }]);
  await other.close();
});

test('an application is confirmed, and one that was stored before is not', async () => {
  await storeApplication(server.database, 'before');
  const taken = mails.next();
  expect(await apply(2)).toBe(200);
  await taken;
  expect(await confirmations()).toHaveLength(1);
  expect(mails.received.map(({ to }) => to)).toEqual([[mailTo(2)]]);
});

test.each([true, false])(
  'with the page "My application": %s → only then a mail leads to it',
  async (myApplication) => {
    const config = { ...DEFAULT_SITE_CONFIG, myApplication };
    const siteUrl = 'https://rekrutacja.example/';
    const other = await testServer({ mail: mailServer(), siteUrl, config });
    const taken = mails.next();
    await apply(3, other);
    await taken;
    await other.close();
    const text = mails.received[0]?.mail.text ?? '';
    expect(text.includes(`${siteUrl}moje-zgloszenie#`)).toBe(myApplication);
  },
);

test('a mail server that fails delays neither the application nor the webhook', async () => {
  mails.refuse({ at: 'rcpt', status: 550 });
  const parked = logged('an event was parked');
  const isPosted = posted();
  expect(await apply(1)).toBe(200);
  await Promise.all([parked, isPosted]);
  expect(mails.received).toEqual([]);
  expect(log.join('')).toContain(`"kind":"${CONFIRMATION}"`);
  expect(log.join('')).not.toContain('example.org');
});
