import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Application } from '../../src/contract/application';
import type { Receipt } from '../../src/contract/receipt';
import { referenceNumber } from '../../src/domain/referenceNumber';
import type { CatalogueSource } from '../catalogue/catalogueSource';
import { isRowError } from '../database/errors';
import type { RecruitmentDatabase } from '../database/tables';
import {
  limitToRequestSize,
  invalidData,
  KEY_REUSED,
  NOT_JSON,
  STALE_OFFER,
  refuse,
  DUPLICATE_APPLICATION,
  TOO_MANY_REQUESTS,
  type RefusalResponse,
} from '../http/refusals';
import { refuseCrossSite } from '../http/origin';
import { withTimeout } from '../http/withTimeout';
import type { Metrics } from '../metrics/metrics';
import type { EventKind } from '../outbox/eventKinds';
import { signReceipt, type Signer } from '../receipts/signReceipt';
import { addressLimit, addressOf } from './addressLimit';
import { applicationRow } from './applicationRow';
import { attribution } from './attribution';
import { validateApplication, readApplication } from './validateApplication';
import { preliminaryRefusal } from './oversizedLists';
import { PersonLimit, type Attempt } from './personLimit';
import { deferJsonParsing, type ReceivedBody } from './receivedBody';
import {
  previousResults,
  saveApplications,
  storedRow,
  type SaveResult,
  type Submission,
} from './saveApplications';
import { suspicion } from './suspicion';
import { EventLoopGate } from './eventLoopGate';
import { WriteQueue } from './writeQueue';

/**
 * `perMinute` and `perPerson` limit the requests of one address and of one person; 0 means no limit. `saveTimeout` is
 * in milliseconds.
 */
export interface ApplicationParts {
  database: RecruitmentDatabase;
  source: CatalogueSource;
  poland: string;
  now: () => Date;
  perMinute: number;
  perPerson: number;
  saveTimeout?: number | undefined;
  /** Whose pages may send applications, besides those of this origin. */
  corsOrigins?: readonly string[] | undefined;
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

/** Swedish formats dates as "yyyy-MM-dd". Created once: creating it takes as long as validating an application. */
const POLISH_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The calendar day in Poland, "yyyy-MM-dd". */
export function dayInPoland(now: Date): string {
  return POLISH_DAY.format(now);
}

interface Request {
  key: string | null;
  headers: IncomingHttpHeaders;
  now: Date;
}

function submissionOf(application: Application, { key, headers, now }: Request): Submission {
  const contentHash = createHash('sha256').update(JSON.stringify(application)).digest('hex');
  const id = randomUUID();
  const reference = referenceNumber(key ?? id);
  const row = applicationRow(application, {
    id,
    reference,
    createdAt: now.toISOString(),
    suspected: suspicion(headers),
    attribution: attribution(headers),
  });
  return { row, key, contentHash };
}

/** The result that a known key got for the same content, so that a retry gets the answer of the first request. */
async function previousResult(
  database: RecruitmentDatabase,
  submission: Submission,
): Promise<SaveResult | null> {
  if (submission.key === null) return null;
  const answer = (await previousResults(database, [submission.key])).get(submission.key);
  return answer?.contentHash === submission.contentHash ? answer.result : null;
}

type Posted = FastifyRequest<{ Body: ReceivedBody | undefined }>;

function attemptOf({ row }: Submission, request: Posted): Attempt {
  const offer = `${row.rekrutacja_id} ${row.kierunek_specjalnosc_id}`;
  return { person: row.person_key, address: addressOf(request), offer };
}

/** The response: 200 without a refusal. `wait`: seconds for Retry-After, 0 for none. */
interface Decision {
  refusal: RefusalResponse | null;
  wait: number;
  receipt?: Receipt | null;
}

/** `POST kandydaci`: validates an application by the rules of the form and stores it once. */
export function applicationRoutes(app: FastifyInstance, parts: ApplicationParts): void {
  const { database, source, poland, now, perMinute, perPerson, signer, metrics } = parts;
  const queue = new WriteQueue(async (items: readonly Submission[]) => {
    const end = metrics?.startSaving();
    try {
      const results = await saveApplications(database, items, parts.eventKinds);
      parts.onSaved();
      return results;
    } finally {
      end?.();
    }
  }, isRowError);
  app.addHook('onClose', () => queue.drained());
  const personLimit = new PersonLimit(perPerson);
  const limit = addressLimit(app, perMinute);
  const gate = new EventLoopGate(perMinute === 0 ? Infinity : MAX_WAITING_PER_ADDRESS);
  metrics?.watch({ validation: gate, save: queue });
  deferJsonParsing(app, (request) => gate.enter(addressOf(request)), limit.charge);

  const receiptOf = async (result: SaveResult, { row, key }: Submission) => {
    if (signer === null || REFUSALS[result] !== null) return null;
    const stored = result === 'accepted' ? row : await storedRow(database, key ?? '');
    return stored === null ? null : signReceipt(stored, source.current(), signer);
  };

  const decisionOf = async (result: SaveResult, submission: Submission): Promise<Decision> => {
    return { refusal: REFUSALS[result], wait: 0, receipt: await receiptOf(result, submission) };
  };

  const refuseBody = ({ body }: Posted, refusal: RefusalResponse): Decision => ({
    refusal: limitToRequestSize(refusal, body?.bytes ?? 0),
    wait: 0,
  });

  /**
   * Only for bodies that the form would never send: valid ones of a whole school may be refused when the catalogue
   * changes.
   */
  const refuseBySize = async (request: Posted, refusal: RefusalResponse): Promise<Decision> => {
    await limit.charge(request, request.body?.bytes ?? 0);
    return refuseBody(request, refusal);
  };

  const refuseListLengths = (
    request: Posted,
    refusal: RefusalResponse,
  ): Decision | Promise<Decision> =>
    refusal === STALE_OFFER ? refuseBody(request, refusal) : refuseBySize(request, refusal);

  const save = async (submission: Submission, request: Posted): Promise<Decision> => {
    const { wait, release } = personLimit.take(attemptOf(submission, request));
    if (wait > 0) {
      const before = await previousResult(database, submission);
      return before === null
        ? { refusal: TOO_MANY_REQUESTS, wait }
        : decisionOf(before, submission);
    }
    const result = await queue.push(submission);
    if (result !== 'accepted') release();
    return decisionOf(result, submission);
  };

  const decide = async (request: Posted): Promise<Decision> => {
    if (request.body === undefined) return { refusal: NOT_JSON, wait: 0 };
    const key = request.headers['idempotency-key'] ?? null;
    if (key !== null && (typeof key !== 'string' || !KEY.test(key))) {
      return refuseBody(request, invalidData([]));
    }
    const catalogue = await source.checked();
    const preliminary = preliminaryRefusal(request.body.json, catalogue);
    // A known key may still have its first answer.
    if (preliminary !== null && key === null) return refuseListLengths(request, preliminary);
    const application = readApplication(request.body.json);
    if ('status' in application) return refuseBySize(request, application);
    const { headers } = request;
    const submission = submissionOf(application, { key, headers, now: now() });
    const refusal =
      preliminary ??
      validateApplication(application, catalogue, { today: dayInPoland(now()), poland });
    if (refusal === null) return save(submission, request);
    // The catalogue or the date may have changed since the first request; the key keeps its first answer.
    const before = await previousResult(database, submission);
    if (before !== null) return decisionOf(before, submission);
    return preliminary === null
      ? refuseBody(request, refusal)
      : refuseListLengths(request, preliminary);
  };

  const options = {
    onRequest: [refuseCrossSite(parts.corsOrigins ?? []), limit.count],
    preSerialization: metrics === null ? [] : [metrics.countSubmission],
  };
  app.post('/kandydaci', options, async (request: Posted, reply) => {
    const { saveTimeout = SAVE_TIMEOUT } = parts;
    const { refusal, wait, receipt } = await withTimeout(saveTimeout, decide(request));
    if (wait > 0) reply.header('retry-after', wait);
    if (refusal !== null) return refuse(reply, refusal);
    return reply.send(receipt ? { potwierdzenie: receipt } : {});
  });
}
