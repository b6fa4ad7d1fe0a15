import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { correctionSchema, identificationSchema } from '../../src/contract/myApplication';
import type { CatalogueSource } from '../catalogue/catalogueSource';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/tables';
import { limitAttempts, refuseAttempt } from '../http/addressLimit';
import {
  CORRECTIONS_FULL,
  invalidData,
  NOT_FOUND,
  NOT_JSON,
  type RefusalResponse,
  refuse,
} from '../http/refusals';
import { readState } from '../rows/readState';
import { limitAttemptsOfDay } from './addressAttempts';
import { checkCorrection } from './checkCorrection';
import { addCorrection } from './corrections';
import { identify } from './identify';
import { withdraw } from './states';

/** Describes what the routes need of the server, as in `AppParts`. */
export interface MyApplicationParts {
  database: RecruitmentDatabase;
  source: CatalogueSource;
  /** True when the attempts of an address are limited. */
  isLimited: boolean;
  /** True when candidates get mails. */
  notifies: boolean;
  now: () => Date;
  /** Called after events were stored. */
  onSaved: () => void;
}

/** The largest body, in bytes: a description of 2,000 characters of any script, escaped. */
const BODY_LIMIT = 32 * 1024;

/** `POST zgloszenia/stan`, `zgloszenia/poprawka` and `zgloszenia/wycofanie` (docs/contract.md, "My application"). */
export function myApplicationRoutes(app: FastifyInstance, parts: MyApplicationParts): void {
  const { database, source, isLimited, notifies, now, onSaved } = parts;
  const options = {
    bodyLimit: BODY_LIMIT,
    onRequest: isLimited ? [limitAttempts(app), limitAttemptsOfDay(database, now)] : [],
  };

  /** Runs `act` on the application that the body opens, and responds with the state of the application. */
  const answer = async <T extends v.InferOutput<typeof identificationSchema>>(
    { body }: FastifyRequest,
    reply: FastifyReply,
    schema: v.GenericSchema<unknown, T>,
    act: (id: string, sent: T) => Promise<RefusalResponse | null>,
  ): Promise<FastifyReply> => {
    if (body === undefined) return refuse(reply, NOT_JSON);
    const sent = v.safeParse(schema, body);
    if (!sent.success) return refuse(reply, invalidData([]));
    const { numer, dataUrodzenia } = sent.output;
    const identified = await identify(database, { numer, dataUrodzenia }, now());
    if (identified.type === 'tooMany') return refuseAttempt(reply, identified.retryAfter);
    if (identified.type === 'unknown') return refuse(reply, NOT_FOUND);
    const refusal = await act(identified.id, sent.output);
    if (refusal !== null) return refuse(reply, refusal);
    // The application may have been erased at the same moment.
    const state = await readState(database, identified.id);
    return state === null ? refuse(reply, NOT_FOUND) : reply.send(state);
  };

  app.post('/zgloszenia/stan', options, (request, reply) =>
    answer(request, reply, identificationSchema, () => Promise.resolve(null)),
  );

  app.post('/zgloszenia/wycofanie', options, (request, reply) =>
    answer(request, reply, identificationSchema, async (id) => {
      await inTransaction(database, (transaction) =>
        withdraw(transaction, id, { now: now(), notifies }),
      );
      onSaved();
      return null;
    }),
  );

  app.post('/zgloszenia/poprawka', options, (request, reply) =>
    answer(request, reply, correctionSchema, async (id, sent) => {
      const prefixes = (await source.checked()).phonePrefixes('pl');
      const content = checkCorrection(
        sent,
        prefixes.map(({ kodKierunkowy }) => kodKierunkowy),
      );
      if ('status' in content) return content;
      const result = await inTransaction(database, (transaction) =>
        addCorrection(transaction, id, content, now()),
      );
      onSaved();
      if (result === 'full') return CORRECTIONS_FULL;
      return result === 'stored' ? null : invalidData([]);
    }),
  );
}
