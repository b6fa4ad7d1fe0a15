import { ATTRIBUTION_KEYS, attributionQuery } from '../../src/contract/attribution';
import { testApplication } from '../testing/testApplication';
import { postApplication, serverForEachTest, storedRows } from '../testing/testServer';

const server = serverForEachTest();

const post = (campaign: string, key = 'key') =>
  postApplication(server, testApplication(), key, { headers: { 'X-Attribution': campaign } });

const LONGEST = attributionQuery(
  Object.fromEntries(ATTRIBUTION_KEYS.map((key) => [key, '\u{20000}'.repeat(100)])),
);

test.each([
  ['a campaign', 'utm_source=Facebook&utm_campaign=Jesie%C5%84+2026', null],
  ['the longest one', LONGEST, null],
  ['other keys', 'utm_medium=cpc&gclid=abc&utm_source=Google', 'utm_source=Google&utm_medium=cpc'],
  ['an e-mail address', 'utm_source=mail&utm_term=jan%40example.org', 'utm_source=mail'],
])('%s is stored beside the application', async (_what, campaign, stored) => {
  expect((await post(campaign)).statusCode).toBe(200);
  const [row] = await storedRows(server);
  expect(row?.attribution).toBe(stored ?? campaign);
  expect(JSON.parse(row?.payload ?? '')).toEqual(testApplication());
});

test.each([
  ['nothing', ''],
  ['no campaign', 'gclid=abc'],
  ['a phone number only', 'utm_term=600100200'],
  ['two headers', 'utm_source=Google&utm_medium=cpc, utm_source=Facebook'],
  ['too long a header', `utm_source=Google&gclid=${'a'.repeat(6200)}`],
  ['bytes that are no text', 'utm_source=%FF%00'],
])('%s is ignored, and the application stored', async (_what, campaign) => {
  expect((await post(campaign)).statusCode).toBe(200);
  expect(await storedRows(server)).toMatchObject([{ attribution: null }]);
});

test('a repeated key gets the first answer, and the first campaign stays', async () => {
  const first = await post('utm_source=Facebook');
  const again = await post('utm_source=Google');
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await storedRows(server)).toMatchObject([{ attribution: 'utm_source=Facebook' }]);
});
