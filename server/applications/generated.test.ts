import * as fc from 'fast-check';
import { runs } from '../../src/testing/runs';
import { mailboxOf } from '../person/mailbox';
import { APPLICATIONS, generatedBodies, isStoredAsSent } from '../testing/generatedBodies';
import { serverForAllTests } from '../testing/testServer';

jest.setTimeout(120_000);

const server = serverForAllTests({ logLevel: 'silent' });

/** Bytes of a refusal without field names. */
const BARE_REFUSAL = 40;

test('no body causes a 5xx, and every accepted application is stored as sent', async () => {
  const counts = new Map<number, number>();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(generatedBodies, async (payload) => {
      const key = `generated-${(sent += 1)}`;
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const { statusCode, payload: answer } = await server.app.inject({
        ...{ method: 'POST', url: APPLICATIONS, payload, headers },
      });
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
      expect(statusCode).toBeLessThan(500);
      const most = Math.max(4 * Buffer.byteLength(payload), BARE_REFUSAL);
      expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(most);
      if (statusCode !== 200) return;
      const row = await server.database
        .selectFrom('applications')
        .innerJoin('idempotency', 'idempotency.application_id', 'applications.id')
        .selectAll('applications')
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow();
      expect(isStoredAsSent(row.payload, payload)).toBe(true);
      const { kandydat } = JSON.parse(payload) as { kandydat: Record<string, unknown> };
      expect(row.mailbox).toBe(mailboxOf(String(kandydat['email'])));
    }),
    { ...runs(500, 5000), endOnFailure: true },
  );
  expect(counts.get(200)).toBeGreaterThan(sent / 5);
  expect(counts.get(400)).toBeGreaterThan(sent / 5);
});
