import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Receipt, receiptSchema } from '../../src/contract/receipt';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { referenceNumber } from '../../src/domain/referenceNumber';
import { EnvironmentError } from '../environment';
import { testApplication } from '../testing/testApplication';
import { postApplication, type TestServer, testServer } from '../testing/testServer';
import { publicKeyOf, readReceiptKey } from './receiptKey';

const { privateKey } = generateKeyPairSync('ed25519');
let server: TestServer;

const post = async (key: string): Promise<unknown> =>
  (await postApplication(server, testApplication(), key)).json();

const receiptIn = (answer: unknown): Receipt =>
  v.parse(v.object({ potwierdzenie: receiptSchema }), answer).potwierdzenie;

test('without a key the answer is empty, as with any other backend', async () => {
  server = await testServer();
  expect(await post(randomUUID())).toEqual({});
  await server.close();
});

describe('with a key', () => {
  beforeEach(async () => {
    server = await testServer({ receiptKey: privateKey });
  });
  afterEach(() => server.close());

  test('the receipt has the number, the time and the texts of what is stored', async () => {
    const key = randomUUID();
    const receipt = receiptIn(await post(key));
    const [row] = await server.database.selectFrom('applications').selectAll().execute();
    expect(receipt).toMatchObject({
      numer: referenceNumber(key),
      zapisano: '2026-09-01T10:00:00.000Z',
      sol: row?.id,
      klucz: publicKeyOf(privateKey),
    });
    expect(receipt.teksty).toMatchObject({
      uczelnia: DEFAULT_SITE_CONFIG.institution,
      kraje: [{ wartosc: 'PL' }],
      obywatelstwa: [{ wartosc: 'PL' }],
      numeryKierunkowe: ['+48'],
    });
  });

  test('the same application sent again gets the same receipt, a refused one gets none', async () => {
    const key = randomUUID();
    const first = await post(key);
    expect(receiptIn(first).numer).toBe(referenceNumber(key));
    expect(await post(key)).toEqual(first);
    expect(await post(randomUUID())).toEqual({
      kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS',
    });
  });

  test('the public key is in the page, in front of earlier ones', async () => {
    await server.close();
    const earlier = 'A'.repeat(43);
    const config = { ...DEFAULT_SITE_CONFIG, receiptKeys: [earlier] };
    server = await testServer({ receiptKey: privateKey, config });
    const { body } = await server.app.inject('/sprawdz');
    const keys = JSON.stringify([publicKeyOf(privateKey), earlier]);
    expect(body).toContain(`"receiptKeys":${keys}`);
  });
});

describe('the key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'receipt-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const der = privateKey.export({ format: 'der', type: 'pkcs8' });
  const pem = { format: 'pem', type: 'pkcs8' } as const;
  const file = (content: string | Buffer) => {
    const path = join(folder, randomUUID());
    writeFileSync(path, content);
    return path;
  };

  test.each([
    ['base64', der.toString('base64')],
    ['a PEM file', file(privateKey.export(pem))],
    ['a DER file', file(der)],
  ])('is read from %s', (_what, given) => {
    const key = readReceiptKey(given);
    expect(key === null ? null : publicKeyOf(key)).toBe(publicKeyOf(privateKey));
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const locked = { ...pem, cipher: 'aes-256-cbc', passphrase: 'word' };

  test.each([
    ['another kind of key', file(rsa.export(pem)), 'must be an Ed25519 key, but is one of rsa'],
    ['no file', '/nowhere', 'nor a file that can be read (ENOENT)'],
    ['other base64', 'A'.repeat(64), 'is no private key'],
    ['a key with a password', file(privateKey.export(locked)), 'without a password'],
  ])('from %s is refused with the reason, which never repeats it', (_what, given, reason) => {
    const read = () => readReceiptKey(given);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(reason);
    expect(read).not.toThrow(given);
  });
});
