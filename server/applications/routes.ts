import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Application } from '../../src/contract/application';
import type { CatalogueSource } from '../catalogue/catalogueSource';
import { isRowFault } from '../database/faults';
import type { RecruitmentDatabase } from '../database/openDatabase';
import {
  invalidData,
  KEY_REUSED,
  NOT_JSON,
  refuse,
  REGISTERED_BEFORE,
  TOO_OFTEN,
  type Refusal,
} from '../http/answers';
import { refuseForeign } from '../http/origin';
import { applicationRow } from './applicationRow';
import { judge, readApplication } from './judge';
import { PersonLimit } from './personLimit';
import {
  firstAnswers,
  saveApplications,
  type SaveResult,
  type Submission,
} from './saveApplications';
import { suspicion, type Suspicion } from './suspicion';
import { Turns } from './turns';
import { WriteQueue } from './writeQueue';

/** What the route needs; `now` is the clock, the posts of one address and of one person in a minute are 0 without limit. */
export interface ApplicationParts {
  database: RecruitmentDatabase;
  source: CatalogueSource;
  poland: string;
  now: () => Date;
  perMinute: number;
  perPerson: number;
}

const KEY = /^[\x21-\x7e]{1,255}$/;

const REFUSALS: Readonly<Record<SaveResult, Refusal | null>> = {
  accepted: null,
  alreadyRegistered: REGISTERED_BEFORE,
  keyReused: KEY_REUSED,
};

/** Swedish writes days as "yyyy-MM-dd". Made once, as making it takes as long as checking an application. */
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

/** `POST kandydaci` (contract, "The reference backend on top of the contract"). */
export function applicationRoutes(app: FastifyInstance, parts: ApplicationParts): void {
  const { database, source, poland, now, perMinute, perPerson } = parts;
  const queue = new WriteQueue(
    (items: readonly Submission[]) => saveApplications(database, items),
    isRowFault,
  );
  app.addHook('onClose', () => queue.drained());
  const personLimit = new PersonLimit(perPerson);
  const turns = new Turns();

  const rateLimit = perMinute === 0 ? false : { max: perMinute, timeWindow: 60_000 };
  const options: RouteShorthandOptions = { config: { rateLimit }, onRequest: refuseForeign };
  app.post('/kandydaci', options, async (request, reply) => {
    if (request.body === undefined) return refuse(reply, NOT_JSON);
    const key = request.headers['idempotency-key'] ?? null;
    if (key !== null && (typeof key !== 'string' || !KEY.test(key))) {
      return refuse(reply, invalidData([]));
    }
    await turns.next();
    const application = readApplication(request.body);
    if ('status' in application) return refuse(reply, application);
    const suspected = suspicion(request.headers);
    const submission = submissionOf(application, { key, suspected, now: now() });
    const judged = judge(application, await source.checked(), {
      today: dayInPoland(now()),
      poland,
    });
    // What is refused says nothing about who sent it, and does not count against that person.
    const wait = judged === null ? personLimit.secondsToWait(submission.row.person_key, now()) : 0;
    const refusal = wait > 0 ? TOO_OFTEN : judged;
    // The catalogue, the day or a limit may say otherwise than at the first request: the key's own answer still stands.
    const before = refusal === null ? null : await answeredBefore(database, submission);
    if (refusal !== null && before === null) {
      if (wait > 0) reply.header('retry-after', wait);
      return refuse(reply, refusal);
    }
    const outcome = REFUSALS[before ?? (await queue.push(submission))];
    return outcome === null ? reply.send({}) : refuse(reply, outcome);
  });
}
