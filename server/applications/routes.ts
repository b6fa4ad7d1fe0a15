import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Application } from '../../src/contract/application';
import type { CatalogueSource } from '../catalogue/catalogueSource';
import { isRowFault } from '../database/faults';
import type { RecruitmentDatabase } from '../database/openDatabase';
import {
  inProportion,
  invalidData,
  KEY_REUSED,
  NOT_JSON,
  OFFER_GONE,
  refuse,
  REGISTERED_BEFORE,
  TOO_OFTEN,
  type Refusal,
} from '../http/answers';
import { refuseForeign } from '../http/origin';
import { within } from '../http/within';
import { addressLimit, addressOf } from './addressLimit';
import { applicationRow } from './applicationRow';
import { judge, readApplication } from './judge';
import { earlyRefusal } from './oversizedLists';
import { PersonLimit, type Attempt } from './personLimit';
import { parseInTurn, type ReceivedBody } from './receivedBody';
import {
  firstAnswers,
  saveApplications,
  type SaveResult,
  type Submission,
} from './saveApplications';
import { suspicion, type Suspicion } from './suspicion';
import { Turns } from './turns';
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
  patience?: number | undefined;
}

/** How long a database may take until the candidate is told to try again: less than the 30 s that the form waits. */
const PATIENCE = 15_000;

/** Applications of one address that may wait to be checked; a school's computer room has fewer in the same moment. */
const AT_ONCE = 20;

const KEY = /^[\x21-\x7e]{1,255}$/;

const REFUSALS: Readonly<Record<SaveResult, Refusal | null>> = {
  accepted: null,
  acceptedBefore: null,
  alreadyRegistered: REGISTERED_BEFORE,
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
  suspected: Suspicion | null;
  now: Date;
}

function submissionOf(application: Application, { key, suspected, now }: Request): Submission {
  const contentHash = createHash('sha256').update(JSON.stringify(application)).digest('hex');
  const receipt = { id: randomUUID(), createdAt: now.toISOString(), suspected };
  return { row: applicationRow(application, receipt), key, contentHash };
}

/** What a key that is known already got for the same content, so that a retry hears what the first request would have. */
async function answeredBefore(
  database: RecruitmentDatabase,
  submission: Submission,
): Promise<SaveResult | null> {
  if (submission.key === null) return null;
  const answer = (await firstAnswers(database, [submission.key])).get(submission.key);
  return answer?.contentHash === submission.contentHash ? answer.result : null;
}

type Posted = FastifyRequest<{ Body: ReceivedBody | undefined }>;

function attemptOf({ row }: Submission, request: Posted): Attempt {
  const offer = `${row.rekrutacja_id} ${row.kierunek_specjalnosc_id}`;
  return { person: row.person_key, address: addressOf(request), offer };
}

/** The response: 200 without a refusal. `wait`: seconds for Retry-After, 0 for none. */
interface Decision {
  refusal: Refusal | null;
  wait: number;
}

const decisionOf = (result: SaveResult): Decision => ({ refusal: REFUSALS[result], wait: 0 });

/** `POST kandydaci`: validates an application by the rules of the form and stores it once. */
export function applicationRoutes(app: FastifyInstance, parts: ApplicationParts): void {
  const { database, source, poland, now, perMinute, perPerson, patience = PATIENCE } = parts;
  const queue = new WriteQueue(
    (items: readonly Submission[]) => saveApplications(database, items),
    isRowFault,
  );
  app.addHook('onClose', () => queue.drained());
  const personLimit = new PersonLimit(perPerson);
  const limit = addressLimit(app, perMinute);
  const turns = new Turns(perMinute === 0 ? Infinity : AT_ONCE);
  parseInTurn(app, (request) => turns.next(addressOf(request)), limit.charge);

  const refuseBody = ({ body }: Posted, refusal: Refusal): Decision => ({
    refusal: inProportion(refusal, body?.bytes ?? 0),
    wait: 0,
  });

  /** For what the form never sends: what it does send is refused to a whole school when the catalogue changes. */
  const refuseBySize = async (request: Posted, refusal: Refusal): Promise<Decision> => {
    await limit.charge(request, request.body?.bytes ?? 0);
    return refuseBody(request, refusal);
  };

  const refuseEarly = (request: Posted, refusal: Refusal): Decision | Promise<Decision> =>
    refusal === OFFER_GONE ? refuseBody(request, refusal) : refuseBySize(request, refusal);

  const save = async (submission: Submission, request: Posted): Promise<Decision> => {
    const { wait, giveBack } = personLimit.take(attemptOf(submission, request));
    if (wait > 0) {
      const before = await answeredBefore(database, submission);
      return before === null ? { refusal: TOO_OFTEN, wait } : decisionOf(before);
    }
    const result = await queue.push(submission);
    if (result !== 'accepted') giveBack();
    return decisionOf(result);
  };

  const decide = async (request: Posted): Promise<Decision> => {
    if (request.body === undefined) return { refusal: NOT_JSON, wait: 0 };
    const key = request.headers['idempotency-key'] ?? null;
    if (key !== null && (typeof key !== 'string' || !KEY.test(key))) {
      return refuseBody(request, invalidData([]));
    }
    const catalogue = await source.checked();
    const early = earlyRefusal(request.body.json, catalogue);
    // With a key, the answer that it got before may still stand.
    if (early !== null && key === null) return refuseEarly(request, early);
    const application = readApplication(request.body.json);
    if ('status' in application) return refuseBySize(request, application);
    const suspected = suspicion(request.headers);
    const submission = submissionOf(application, { key, suspected, now: now() });
    const refusal = early ?? judge(application, catalogue, { today: dayInPoland(now()), poland });
    if (refusal === null) return save(submission, request);
    // The catalogue or the day may say otherwise than at the first request: the key's own answer still stands.
    const before = await answeredBefore(database, submission);
    if (before !== null) return decisionOf(before);
    return early === null ? refuseBody(request, refusal) : refuseEarly(request, early);
  };

  const options = { onRequest: [refuseForeign, limit.count] };
  app.post('/kandydaci', options, async (request: Posted, reply) => {
    const { refusal, wait } = await within(patience, decide(request));
    if (wait > 0) reply.header('retry-after', wait);
    return refusal === null ? reply.send({}) : refuse(reply, refusal);
  });
}
