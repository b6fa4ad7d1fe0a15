import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Application } from '../../src/contract/application';
import { CHANGED, CORRECTED, NOTICES } from '../database/eventKinds';
import type { ApplicationTable, CorrectionTable, Tables } from '../database/tables';
import { insertEvent } from '../outbox/insertEvents';
import { mailboxOf } from '../person/mailbox';
import { type Change, lockApplication, notify } from './states';

/** The values that a candidate asks for, valid by the rules of the form; null where nothing is to be corrected. */
export type CorrectionContent = Pick<CorrectionTable, 'email' | 'phone' | 'description'>;

/** How many corrections of an application may wait for the office. More would bury the office and the database. */
const MOST_WAITING = 5;

/** `closed`: the application is withdrawn, or gone; `full`: too many wait already. Neither stores anything. */
type AddResult = 'stored' | 'closed' | 'full';

/**
 * Stores a correction beside its application. A correction with the content of a waiting one counts as that one, sent
 * twice.
 */
export async function addCorrection(
  transaction: Transaction<Tables>,
  applicationId: string,
  content: CorrectionContent,
  now: Date,
): Promise<AddResult> {
  const application = await lockApplication(transaction, applicationId);
  if (application === null || application.withdrawn_at !== null) return 'closed';
  const waiting = await transaction
    .selectFrom('corrections')
    .select(['email', 'phone', 'description'])
    .where('application_id', '=', applicationId)
    .where('state', '=', 'OCZEKUJE')
    .execute();
  const isSame = (one: CorrectionContent) =>
    one.email === content.email &&
    one.phone === content.phone &&
    one.description === content.description;
  if (waiting.some(isSame)) return 'stored';
  if (waiting.length >= MOST_WAITING) return 'full';
  const id = randomUUID();
  const created_at = now.toISOString();
  await transaction
    .insertInto('corrections')
    .values({ ...content, id, application_id: applicationId, created_at, state: 'OCZEKUJE' })
    .execute();
  await insertEvent(transaction, CORRECTED, { applicationId, correctionId: id, now });
  return 'stored';
}

/** The application with the corrected address and number, and its former ones where they were replaced. */
function corrected({ payload }: ApplicationTable, { email, phone }: CorrectionContent) {
  // The payload was validated before it was stored.
  const application = JSON.parse(payload) as Application;
  const { kandydat } = application;
  const contact = { email: email ?? kandydat.email, telefon: phone ?? kandydat.telefon };
  return {
    row: {
      payload: JSON.stringify({ ...application, kandydat: { ...kandydat, ...contact } }),
      mailbox: mailboxOf(contact.email),
    },
    former: {
      former_email: email === null ? null : kandydat.email,
      former_phone: phone === null ? null : kandydat.telefon,
    },
  };
}

/** `unknown`: there is no such correction; `answered`: it was accepted or refused before. */
export type AnswerResult = 'changed' | 'unknown' | 'answered';

/** `message`: what the office says to the candidate. */
export interface CorrectionAnswer {
  accepted: boolean;
  message: string | null;
}

/**
 * Answers a correction. An accepted e-mail address or phone number replaces that of the application; the mail about it
 * goes to both addresses.
 */
export async function answerCorrection(
  transaction: Transaction<Tables>,
  correctionId: string,
  { accepted, message }: CorrectionAnswer,
  change: Change,
): Promise<AnswerResult> {
  const select = () =>
    transaction.selectFrom('corrections').selectAll().where('id', '=', correctionId);
  const applicationId = (await select().executeTakeFirst())?.application_id ?? '';
  const application = await lockApplication(transaction, applicationId);
  // Read again under the lock of the application.
  const correction = await select().executeTakeFirst();
  if (application === null || correction === undefined) return 'unknown';
  if (correction.state !== 'OCZEKUJE') return 'answered';
  const isReplaced = accepted && (correction.email ?? correction.phone) !== null;
  const replaced = isReplaced ? corrected(application, correction) : null;
  const answered_at = change.now.toISOString();
  await transaction
    .updateTable('corrections')
    .set({ state: accepted ? 'PRZYJETA' : 'ODRZUCONA', message, answered_at, ...replaced?.former })
    .where('id', '=', correctionId)
    .execute();
  const about = { applicationId, correctionId };
  await insertEvent(transaction, CORRECTED, { ...about, now: change.now });
  if (replaced !== null) {
    await transaction
      .updateTable('applications')
      .set(replaced.row)
      .where('id', '=', applicationId)
      .execute();
    await insertEvent(transaction, CHANGED, { applicationId, now: change.now });
  }
  await notify(transaction, NOTICES.answered, about, change);
  const former = replaced?.former.former_email ?? null;
  if (former !== null && former !== correction.email) {
    await notify(transaction, NOTICES.answeredFormer, about, change);
  }
  return 'changed';
}
