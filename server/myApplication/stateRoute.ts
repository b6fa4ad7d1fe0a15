import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_DESCRIPTION } from '../../src/contract/myApplication';
import { plainLines } from '../../src/domain/plainText';
import { typedReference } from '../../src/domain/referenceNumber';
import { recordChange } from '../database/audit';
import type { RecruitmentDatabase } from '../database/tables';
import { requireToken } from '../http/bearerToken';
import { invalidData, NOT_FOUND, refuse } from '../http/refusals';
import { FEED } from '../outbox/feed';
import { LIVE_STATES, setState, type StateResult } from './states';

const bodySchema = v.strictObject({
  stan: v.picklist(LIVE_STATES),
  wiadomosc: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_DESCRIPTION))), null),
});

const WITHDRAWN_APPLICATION = { status: 409, body: { kod: 'ZGLOSZENIE_WYCOFANE' } };

/** Describes what the route needs of the server; `onSaved`: called after an event was stored. */
interface StateParts {
  database: RecruitmentDatabase;
  token: string;
  notifies: boolean;
  now: () => Date;
  onSaved: () => void;
}

/** `PUT zgloszenia/{numer}/stan`, beside the feed: sets the state of an application (docs/integration.md). */
export function stateRoute(app: FastifyInstance, parts: StateParts): void {
  const { database, token, notifies, now, onSaved } = parts;

  const set = (reference: string, body: v.InferOutput<typeof bodySchema>) =>
    recordChange(
      database,
      async (transaction): Promise<StateResult> => {
        const rows = await transaction
          .selectFrom('applications')
          .select('id')
          .where('reference', '=', reference)
          .limit(2)
          .execute();
        const [row] = rows;
        // Two applications have the number, and nobody knows which one is meant.
        if (row === undefined || rows.length > 1) return 'unknown';
        const state = { state: body.stan, message: plainLines(body.wiadomosc ?? '') || null };
        return setState(transaction, row.id, state, { now: now(), notifies });
      },
      `state ${body.stan}`,
      'feed',
    );

  app.put<{ Params: { numer: string } }>(
    `${FEED}/:numer/stan`,
    { onRequest: requireToken(token) },
    async (request, reply) => {
      const body = v.safeParse(bodySchema, request.body);
      if (!body.success) return refuse(reply, invalidData([]));
      const reference = typedReference(request.params.numer);
      const result = reference === null ? 'unknown' : await set(reference, body.output);
      if (result === 'unknown') return refuse(reply, NOT_FOUND);
      if (result === 'withdrawn') return refuse(reply, WITHDRAWN_APPLICATION);
      onSaved();
      return reply.code(204).send();
    },
  );
}
