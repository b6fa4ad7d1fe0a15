import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { enrolmentApi } from '../../../api/enrolmentApi';
import { knowsKeys, SUBMISSION, type WithApi } from '../../../api/recruitmentApi';
import { failedSubmission } from '../../../api/submissionOutcome';
import { buildApplication } from '../../../domain/buildApplication';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { RULE_MESSAGES, type RuleMessages } from '../../../domain/ruleMessages';
import { tabAttribution } from '../../../storage/tabStorage';
import type { Purpose } from './form';
import { nested } from './fieldMessages';
import { isHoneypotFilled } from './Honeypot';
import type { IdempotencyKeys } from './idempotencyKeys';

/** The messages that a refusal may name: it has no parameters for the others. */
const RULE_KEYS: ReadonlySet<string> = new Set(
  Object.values(RULE_MESSAGES).filter(
    (id) => id !== RULE_MESSAGES.phoneLength && id !== RULE_MESSAGES.answerTooLong,
  ),
);

interface Sender {
  store: { dispatch: ThunkDispatch<WithApi, unknown, UnknownAction>; getState: () => WithApi };
  keys: IdempotencyKeys;
  /** The `wartosc` of Poland in the country dictionary. */
  poland: string;
  /** Names of the form's fields. */
  fields: () => readonly string[];
}

/**
 * Sends the form as an application (docs/specification.md, section 4). What comes of it is the state of the mutation.
 *
 * @returns the errors for final-form: of the fields that the backend refused, and of the form as a whole; undefined when
 *   the application is stored
 */
export async function submit(
  values: EnrolmentValues,
  { offer, promoLink, questions, consents, today }: Purpose,
  { store, keys, poland, fields }: Sender,
): Promise<SubmissionErrors | undefined> {
  if (offer === null) throw new Error('The form has no offer.');
  const application = buildApplication(values, {
    offer,
    questions,
    consents,
    promoLink,
    context: { today, poland },
  });
  const { idempotencyKey, sentBefore, end } = keys.begin(application);
  const { error } = await store.dispatch(
    enrolmentApi.endpoints.submitApplication.initiate(
      {
        application,
        idempotencyKey,
        sentBefore,
        mayRepeat: knowsKeys(store.getState(), promoLink),
        signals: { seconds: performance.now() / 1000, honeypotFilled: isHoneypotFilled() },
        attribution: tabAttribution(),
      },
      { fixedCacheKey: SUBMISSION },
    ),
  );
  const failed = failedSubmission(error);
  end(failed ?? { kind: 'accepted', stored: null });
  if (failed === null) return undefined;
  const refused = (failed.kind === 'refused' ? failed.errors : [])
    .filter(({ pole }) => fields().includes(pole))
    .map(({ pole, klucz }) => [
      pole,
      { id: RULE_KEYS.has(klucz) ? klucz : RULE_MESSAGES.notAsSent },
    ]);
  return { ...nested(Object.fromEntries(refused) as RuleMessages), [FORM_ERROR]: failed.kind };
}
