import type { Application } from '../../src/contract/application';
import { saveApplications } from '../applications/saveApplications';
import { CONFIRMATION, SAVED } from '../database/eventKinds';
import { inTransaction } from '../database/inTransaction';
import { withdraw } from '../myApplication/states';
import { beginDue } from '../outbox/deliverDue';
import { mailboxOf } from '../person/mailbox';
import { startMailServer, type TestMailServer } from '../testing/startMailServer';
import { testSubmission } from '../testing/storeApplication';
import { testPesel } from '../testing/testApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { mailChannel, MOST_IN_A_DAY } from './mailChannel';
import texts from './texts.json';

const SITE = { institution: 'Uczelnia, "Zażółć" <x>', helpLine: '+48 22 000 00 00', siteUrl: null };
const FROM = 'rekrutacja@uczelnia.example';
const HOUR = 3_600_000;

const place = databaseForEachTest();
let mails: TestMailServer;
let time: number;
let stopping: AbortController;
let failures: unknown[];
let skipped: unknown[];

beforeEach(async () => {
  mails = await startMailServer();
  time = Date.parse('2026-09-01T10:00:00.000Z');
  stopping = new AbortController();
  failures = [];
  skipped = [];
});
afterEach(() => mails.close());

/** Stores an application that is to be confirmed; returns its reference number. */
async function store(index = 1, email = 'kandydat@example.org'): Promise<string> {
  const at = new Date(time).toISOString();
  const { row, ...rest } = testSubmission(`id-${index}`, { pesel: testPesel(index) }, at);
  // Also addresses that the form would refuse.
  const application = JSON.parse(row.payload) as Application;
  application.kandydat.email = email;
  const payload = JSON.stringify(application);
  const submission = { ...rest, row: { ...row, mailbox: mailboxOf(email), payload } };
  await saveApplications(place.database, [submission], [SAVED, CONFIRMATION]);
  time += 1000;
  return row.reference;
}

/** One round of a server; resolves with the number of attempts. */
const deliver = async ({
  server = place.database,
  isEncrypted = false,
  url = mails.url,
  timeout = 10_000,
} = {}) => {
  const attempts = await beginDue(
    {
      database: server,
      channel: mailChannel(server, { url, from: FROM, isEncrypted, timeout }, SITE),
      now: () => new Date(time),
      random: () => 0.5,
      log: {
        info: (facts) => void skipped.push({ ...facts }),
        warn: (facts) => void failures.push({ ...facts, parked: false }),
        error: (facts) => void failures.push({ ...facts, parked: true }),
      },
    },
    stopping.signal,
  );
  await Promise.all(attempts);
  return attempts.length;
};

const confirmations = () =>
  place.database
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', CONFIRMATION)
    .orderBy('position')
    .execute();

test('a confirmation is sent once, and only its own event is delivered by it', async () => {
  const reference = await store();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [event] = await confirmations();
  expect(event).toMatchObject({ state: 'delivered', result: '250', lease: null });
  const others = place.database.selectFrom('outbox').select('state').where('kind', '=', SAVED);
  expect(await others.execute()).toEqual([{ state: 'waiting' }]);
  const [received, ...more] = mails.received;
  expect(more).toEqual([]);
  expect(received).toMatchObject({ from: FROM, to: ['kandydat@example.org'] });
  const shown = `${reference.slice(0, 4)} ${reference.slice(4)}`;
  expect(received?.mail).toMatchObject({
    from: { value: [{ name: SITE.institution, address: FROM }] },
    to: { value: [{ name: '', address: 'kandydat@example.org' }] },
    subject: texts.pl.subject.replace('{numer}', shown),
    messageId: `<${event?.id ?? ''}@uczelnia.example>`,
    date: new Date(time),
    text: expect.stringContaining(`${texts.pl.number}: ${shown}`) as unknown,
    html: expect.stringContaining(`${texts.pl.number}: <strong>${shown}</strong>`) as unknown,
  });
  expect(Object.fromEntries(received?.mail.headers ?? [])).toMatchObject({
    'auto-submitted': 'auto-generated',
    'content-language': 'pl',
  });
});

test.each([
  ['rcpt', 550],
  ['data', 554],
] as const)('a refusal at %s with %d parks it at once', async (at, status) => {
  await store();
  mails.refuse({ at, status });
  await deliver();
  expect(failures).toMatchObject([{ result: String(status), parked: true }]);
  expect(JSON.stringify([failures, await confirmations()])).not.toContain('example');
  time += 40 * HOUR;
  expect(await deliver()).toBe(0);
  expect(await confirmations()).toMatchObject([{ state: 'parked', attempts: 1 }]);
});

test.each([
  ['rcpt', 451],
  ['data', 452],
  ['auth', 535],
] as const)('a failure at %s with %d is repeated as the same mail', async (at, status) => {
  await store();
  mails.refuse({ at, status });
  const url = mails.url.replace('//', '//user:pass%2F@');
  await deliver({ url });
  expect(failures).toMatchObject([{ result: String(status), attempts: 1, parked: false }]);
  mails.refuse(null);
  time += 4_999;
  expect(await deliver({ url })).toBe(0);
  time += 1;
  expect(await deliver({ url })).toBe(1);
  const [event] = await confirmations();
  expect(event).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(mails.received.map(({ mail }) => mail.messageId)).toEqual([
    `<${event?.id ?? ''}@uczelnia.example>`,
  ]);
});

test('a mail server that is down, without TLS, or silent is a failure', async () => {
  await store();
  await deliver({ url: 'smtp://127.0.0.1:1' });
  time += HOUR;
  await deliver({ isEncrypted: true });
  time += HOUR;
  void mails.stall();
  await deliver({ timeout: 500 });
  const results = ['ESOCKET', '500', 'timeout'].map((result) => ({ result, parked: false }));
  expect(failures).toMatchObject(results);
  expect(await confirmations()).toMatchObject([{ state: 'waiting', attempts: 3, lease: null }]);
});

test('an address whose local part the server cannot take is parked with a reason', async () => {
  await store(1, 'żółw@example.org');
  mails.refuse({ at: 'from', status: 550 });
  await deliver();
  expect(failures).toMatchObject([{ result: '550', parked: true }]);
});

test('a sender that the server refuses is a failure', async () => {
  await store();
  mails.refuse({ at: 'from', status: 550 });
  await deliver();
  expect(failures).toMatchObject([{ result: '550', parked: false }]);
});

test('an attempt that a stopping server aborts is no failure, and is due again at once', async () => {
  await store();
  const isUnderWay = mails.stall();
  const round = deliver();
  await isUnderWay;
  stopping.abort();
  await round;
  expect(failures).toEqual([]);
  expect(await confirmations()).toMatchObject([{ state: 'waiting', attempts: 0, lease: null }]);
});

test.each([
  ["o'brien+test!#$%&*/=?^_`{|}~-@example.org", ["o'brien+test!#$%&*/=?^_`{|}~-@example.org"]],
  ['żółw@example.org', ['żółw@example.org']],
  ['test@przykład.pl', ['test@przykład.pl']],
  ['a\u007fb@example.org', []],
  ['a@example.org, b@example.org', []],
  ['a@example.org\r\nBcc: b@example.org', []],
  ['a@example.org>\r\nRCPT TO:<b@example.org', []],
  ['"b@example.org" a@example.org', []],
])('%j reaches %j', async (email, recipients) => {
  await store(1, email);
  await deliver();
  expect(await confirmations()).toMatchObject([
    { state: recipients.length === 0 ? 'parked' : 'delivered' },
  ]);
  expect(mails.received.flatMap(({ to }) => to)).toEqual(recipients);
  expect(mails.received.filter(({ mail }) => mail.headers.has('bcc'))).toEqual([]);
});

test('a mailbox is not flooded by withdrawals of applications with its address', async () => {
  for (let index = 1; index <= MOST_IN_A_DAY + 2; index += 1) {
    await store(index);
    const change = { now: new Date(time), notifies: true };
    await inTransaction(place.database, (transaction) =>
      withdraw(transaction, `id-${index}`, change),
    );
  }
  while ((await deliver()) > 0);
  expect(mails.received).toHaveLength(2 * MOST_IN_A_DAY);
  expect(skipped).toHaveLength(4);
});

test('a mailbox is not flooded by applications with its address', async () => {
  const spellings = ['kandydat@example.org', 'Kandydat@Example.org', 'kandydat+x@example.org'];
  for (let index = 1; index <= MOST_IN_A_DAY; index += 1) {
    await store(index, spellings[index % spellings.length]);
    await store(1000 + index, `kandydat${index}@example.org`);
  }
  await store(200, 'kandydat+y@example.org');
  await store(201);
  while ((await deliver()) > 0);
  expect(mails.received).toHaveLength(2 * MOST_IN_A_DAY);
  expect(failures).toEqual([]);
  expect(skipped).toMatchObject([{ result: 'flood' }, { result: 'flood' }]);
  const states = (await confirmations()).map(({ state }) => state);
  expect(states.slice(2 * MOST_IN_A_DAY)).toEqual(['skipped', 'skipped']);
  time += 24 * HOUR;
  await store(100);
  expect(await deliver()).toBe(1);
  expect(mails.received).toHaveLength(2 * MOST_IN_A_DAY + 1);
});

test.each([
  ['ŁUKASZ@example.org', 'łukasz@example.org'],
  ['😀jan@example.org', '😀Jan@example.org'],
])('nor by %s and %s', async (one, other) => {
  for (let index = 1; index <= MOST_IN_A_DAY; index += 1) await store(index, one);
  await store(100, other);
  while ((await deliver()) > 0);
  expect(mails.received).toHaveLength(MOST_IN_A_DAY);
  expect(skipped).toMatchObject([{ result: 'flood' }]);
});
