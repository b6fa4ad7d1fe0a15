import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Application } from '../../src/contract/application';
import type { Receipt } from '../../src/contract/receipt';
import { dayInPoland } from '../../src/domain/dayInPoland';
import { referenceNumber } from '../../src/domain/referenceNumber';
import type { CatalogueSource } from '../catalogue/catalogueSource';
import { isRowError } from '../database/errors';
import type { RecruitmentDatabase } from '../database/tables';
import { refuseCrossSite } from '../http/crossOrigin';
import {
  DUPLICATE_APPLICATION,
  invalidData,
  KEY_REUSED,
  limitToRequestSize,
  NOT_JSON,
  type RefusalResponse,
  refuse,
  TOO_MANY_REQUESTS,
} from '../http/refusals';
import { withTimeout } from '../http/withTimeout';
import type { Metrics } from '../metrics/metrics';
import type { EventKind } from '../outbox/eventKinds';
import { type Signer, signReceipt } from '../receipts/signReceipt';
import { addressLimit, addressOf } from './addressLimit';
import { applicationRow } from './applicationRow';
import { attribution } from './attribution';
import { EventLoopGate } from './eventLoopGate';
import { type Attempt, PersonLimit } from './personLimit';
import {
  previousResults,
  saveApplications,
  type SaveResult,
  storedRow,
  type Submission,
} from './saveApplications';
import { suspicion } from './suspicion';
import { readApplication, validateApplication } from './validateApplication';
import { WriteQueue } from './writeQueue';

/** What the route needs of the server; the first five as in `AppParts`. */
export interface ApplicationParts {
  database: RecruitmentDatabase;
  postsPerMinute: number;
  postsPerPerson: number;
  saveTimeout?: number | undefined;
  corsOrigins?: readonly string[] | undefined;
  source: CatalogueSource;
  poland: string;
  now: () => Date;
  /** null where applications get no receipt. */
  signer: Signer | null;
  /** null where nothing is measured. */
  metrics: Metrics | null;
  /** The events to store with an application. */
  eventKinds: readonly EventKind[];
  /** Called after applications were stored. */
  onSaved: () => void;
}

/** After this many milliseconds the candidate is asked to try again: less than the 30 s that the form waits. */
const SAVE_TIMEOUT = 15_000;

/** Requests of one address that may wait for validation; a computer room sends fewer at the same moment. */
const MAX_WAITING_PER_ADDRESS = 20;

const KEY = /^[\x21-\x7e]{1,255}$/;

const REFUSALS: Readonly<Record<SaveResult, RefusalResponse | null>> = {
  accepted: null,
  acceptedBefore: null,
  alreadyRegistered: DUPLICATE_APPLICATION,
  keyReused: KEY_REUSED,
};

interface Request {
  key: string | null;
  headers: IncomingHttpHeaders;
  now: Date;
}

function submissionOf(application: Application, { key, headers, now }: Request): Submission {
  const id = randomUUID();
  const row = applicationRow(application, {
    id,
    reference: referenceNumber(key ?? id),
    created_at: now.toISOString(),
    suspected: suspicion(headers),
    attribution: attribution(headers),
  });
  const contentHash = createHash('sha256').update(row.payload).digest('hex');
  return { row, key, contentHash };
}

/** An application that was read. */
interface Sent {
  application: Application;
  submission: Submission;
  address: string;
}

/** Reads the key, and the body by its schema. */
function read(request: FastifyRequest, now: Date): Sent | RefusalResponse {
  const { body, headers } = request;
  if (body === undefined) return NOT_JSON;
  const key = headers['idempotency-key'] ?? null;
  if (key !== null && (typeof key !== 'string' || !KEY.test(key))) return invalidData([]);
  const application = readApplication(body);
  if ('status' in application) return application;
  const submission = submissionOf(application, { key, headers, now });
  return { application, submission, address: addressOf(request) };
}

/** What became of an application: a result of saving, or why it was not saved and after how many seconds it may be. */
type Outcome = SaveResult | { refusal: RefusalResponse; wait: number };

/** The result that a known key got for the same content. */
async function previousResult(
  database: RecruitmentDatabase,
  { key, contentHash }: Submission,
): Promise<SaveResult | null> {
  if (key === null) return null;
  const answer = (await previousResults(database, [key])).get(key);
  return answer?.contentHash === contentHash ? answer.result : null;
}

function attemptOf({ submission: { row }, address }: Sent): Attempt {
  const offer = `${row.rekrutacja_id} ${row.kierunek_specjalnosc_id}`;
  return { person: row.person_key, address, offer };
}

/** The response: 200 without a refusal. `wait`: seconds for Retry-After, 0 for none. */
interface Answer {
  refusal: RefusalResponse | null;
  wait: number;
  receipt: Receipt | null;
}

/**
 * Delays JSON parsing until `turn` resolves: parsing and validating a body of the maximum size blocks the event loop
 * noticeably.
 */
function deferJsonParsing(
  app: FastifyInstance,
  turn: (request: FastifyRequest) => Promise<void>,
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      turn(request).then(() => void parse(request, text, done), done);
    },
  );
}

/** `POST kandydaci`: validates an application by the rules of the form and stores it once. */
export function applicationRoutes(app: FastifyInstance, parts: ApplicationParts): void {
  const { database, source, poland, now, postsPerMinute, signer, metrics } = parts;
  const gate = new EventLoopGate(postsPerMinute === 0 ? Infinity : MAX_WAITING_PER_ADDRESS);
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
  const queue = new WriteQueue(write, isRowError, () => gate.length > 0);
  app.addHook('onClose', () => queue.drained());
  const personLimit = new PersonLimit(parts.postsPerPerson);
  metrics?.watch({ validation: gate, save: queue });
  deferJsonParsing(app, (request) => gate.enter(addressOf(request)));

  const check = async ({ application }: Sent): Promise<RefusalResponse | null> => {
    const context = { today: dayInPoland(now()), poland };
    return validateApplication(application, await source.checked(), context);
  };

  const save = async (sent: Sent): Promise<Outcome> => {
    const { wait, release } = personLimit.take(attemptOf(sent));
    if (wait > 0) return { refusal: TOO_MANY_REQUESTS, wait };
    const result = await queue.push(sent.submission);
    if (result !== 'accepted') release();
    return result;
  };

  const answer = async (outcome: Outcome, { submission }: Sent): Promise<Answer> => {
    // The catalogue, the date or the limit may have changed since the first request: the key keeps its first answer.
    const result =
      typeof outcome === 'string' ? outcome : await previousResult(database, submission);
    if (result === null && typeof outcome === 'object') return { ...outcome, receipt: null };
    const refusal = result && REFUSALS[result];
    const stored = signer && refusal === null ? await storedRow(database, submission) : null;
    const receipt = signer && stored && signReceipt(stored, source.current(), signer);
    return { refusal, wait: 0, receipt };
  };

  const handle = async (request: FastifyRequest): Promise<Answer> => {
    const sent = read(request, now());
    if ('status' in sent) return { refusal: sent, wait: 0, receipt: null };
    const refusal = await check(sent);
    return answer(refusal === null ? await save(sent) : { refusal, wait: 0 }, sent);
  };

  const options = {
    onRequest: [refuseCrossSite(parts.corsOrigins ?? []), addressLimit(app, postsPerMinute)],
    preSerialization: metrics === null ? [] : [metrics.countSubmission],
  };
  app.post('/kandydaci', options, async (request, reply) => {
    const { saveTimeout = SAVE_TIMEOUT } = parts;
    const { refusal, wait, receipt } = await withTimeout(saveTimeout, handle(request));
    if (wait > 0) reply.header('retry-after', wait);
    if (refusal !== null) {
      const bytes = Number(request.headers['content-length'] ?? 0);
      return refuse(reply, limitToRequestSize(refusal, bytes));
    }
    return reply.send(receipt ? { potwierdzenie: receipt } : {});
  });
}
