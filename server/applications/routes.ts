import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import type { Application, Stored } from '../../src/contract/application';
import { referenceNumber } from '../../src/domain/referenceNumber';
import type { CatalogueSource } from '../catalogue/catalogueSource';
import { isRowError } from '../database/errors';
import type { EventKind } from '../database/eventKinds';
import type { RecruitmentDatabase } from '../database/tables';
import { perMinute } from '../http/addressLimit';
import {
  DUPLICATE_APPLICATION,
  invalidData,
  KEY_REUSED,
  limitToRequestSize,
  NOT_JSON,
  OFFER_FULL,
  type RefusalResponse,
  refuse,
} from '../http/refusals';
import { withTimeout } from '../http/withTimeout';
import type { Metrics } from '../metrics/metrics';
import { applicationRow } from './applicationRow';
import { RequestQueue } from './requestQueue';
import {
  previousResults,
  saveApplications,
  type SaveResult,
  storedAs,
  type Submission,
} from './saveApplications';
import { readApplication, validateApplication } from './validateApplication';
import { WriteQueue } from './writeQueue';

/** What the route needs of the server. */
interface RouteParts {
  database: RecruitmentDatabase;
  postsPerMinute: number;
  saveTimeout?: number | undefined;
  source: CatalogueSource;
  poland: string;
  now: () => Date;
  /** null where nothing is measured. */
  metrics: Metrics | null;
  /** The events to store with an application. */
  eventKinds: readonly EventKind[];
  /** Called after applications were stored. */
  onSaved: () => void;
}

/** After this many milliseconds the candidate is asked to try again: less than the 30 s that the form waits. */
const SAVE_TIMEOUT = 15_000;

/** The largest body, in bytes. It repeats consents and questions, whose length the catalogue limits. */
const BODY_LIMIT = 256 * 1024;

const KEY = /^[\x21-\x7e]{1,255}$/;

const REFUSALS: Readonly<Record<SaveResult, RefusalResponse | null>> = {
  accepted: null,
  acceptedBefore: null,
  alreadyRegistered: DUPLICATE_APPLICATION,
  keyReused: KEY_REUSED,
  noPlaces: OFFER_FULL,
};

/** An application that was read. */
interface Sent {
  application: Application;
  submission: Submission;
}

/** Reads the key, and the body by its schema. */
function read({ body, headers }: FastifyRequest, now: Date): Sent | RefusalResponse {
  if (body === undefined) return NOT_JSON;
  const key = headers['idempotency-key'] ?? null;
  if (key !== null && (typeof key !== 'string' || !KEY.test(key))) return invalidData([]);
  const application = readApplication(body);
  if ('status' in application) return application;
  const id = randomUUID();
  const stored = { id, reference: referenceNumber(key ?? id), created_at: now.toISOString() };
  const row = applicationRow(application, stored, headers);
  const contentHash = createHash('sha256').update(row.payload).digest('hex');
  return { application, submission: { row, key, contentHash } };
}

/** The result that a known key got for the same content. */
async function previousResult(
  database: RecruitmentDatabase,
  { key, contentHash }: Submission,
): Promise<SaveResult | null> {
  if (key === null) return null;
  const answer = (await previousResults(database, [key])).get(key);
  return answer?.contentHash === contentHash ? answer.result : null;
}

type Answer = { refusal: RefusalResponse } | { stored: Stored | null };

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the body that were read. A proxy that streams sends no Content-Length. */
    bodyBytes: number;
  }
}

/**
 * Bodies are parsed one at a time, because parsing and validating one of the maximum size blocks the event loop
 * noticeably.
 */
function deferJsonParsing(app: FastifyInstance, requests: RequestQueue): void {
  app.decorateRequest('bodyBytes', 0);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      request.bodyBytes = Buffer.byteLength(text);
      requests.enter().then(() => void parse(request, text, done), done);
    },
  );
}

/** `POST kandydaci`: validates an application by the rules of the form and stores it once. */
export function applicationRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { database, source, poland, now, postsPerMinute, metrics } = parts;
  const write = async (items: readonly Submission[]) => {
    const end = metrics?.saves.startTimer();
    try {
      const results = await saveApplications(database, items, parts.eventKinds);
      parts.onSaved();
      return results;
    } finally {
      end?.();
    }
  };
  const requests = new RequestQueue();
  const writes = new WriteQueue(write, isRowError, () => requests.length > 0);
  app.addHook('onClose', () => writes.drained());
  metrics?.watch({ validation: requests, save: writes });
  deferJsonParsing(app, requests);

  const answer = async (result: SaveResult, submission: Submission): Promise<Answer> => {
    const refusal = REFUSALS[result];
    // The candidate's next list of offers must not have this one.
    if (result === 'noPlaces') await source.recheck();
    return refusal === null ? { stored: await storedAs(database, submission) } : { refusal };
  };

  const handle = async (request: FastifyRequest): Promise<Answer> => {
    const sent = read(request, now());
    if ('status' in sent) return { refusal: sent };
    const { application, submission } = sent;
    const catalogue = await source.checked();
    const refusal = validateApplication(application, catalogue, { now: now(), poland });
    if (refusal === null) return answer(await writes.push(submission), submission);
    // The catalogue or the date may have changed since the first request: the key keeps its first answer.
    const previous = await previousResult(database, submission);
    return previous === null ? { refusal } : answer(previous, submission);
  };

  const options = {
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: perMinute(postsPerMinute) },
    preSerialization: metrics === null ? [] : [metrics.countSubmission],
  };
  app.post('/kandydaci', options, async (request, reply) => {
    const { saveTimeout = SAVE_TIMEOUT } = parts;
    const answered = await withTimeout(saveTimeout, handle(request));
    // An application that was erased at the same moment has no number and time to return.
    if ('stored' in answered) return reply.send(answered.stored ?? {});
    return refuse(reply, limitToRequestSize(answered.refusal, request.bodyBytes));
  });
}
