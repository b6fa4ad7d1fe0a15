import { getIn } from 'final-form';
import type { FailedSubmission, SubmissionOutcome } from '../../../api/submissionOutcome';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import type { RuleMessages } from '../../../domain/ruleMessage';

/** A field that the backend refused: the message key and the refused value. */
interface RefusedField {
  name: string;
  id: string;
  value: unknown;
}

/**
 * The state of the submission.
 *
 * - `sending`: `since` is a time of `performance.now()`
 * - `saved`: until the form is left
 * - `failed`: `refusals` are the refused fields of the form, mostly none; `outdated`: the backend refused questions or
 *   consents that the form does not have; `sentBefore`: an earlier application for these studies had no response
 */
export type Submission =
  | { kind: 'idle' }
  | { kind: 'sending'; since: number }
  | { kind: 'saved' }
  | {
      kind: 'failed';
      outcome: FailedSubmission;
      refusals: readonly RefusedField[];
      outdated: boolean;
      sentBefore: boolean;
    };

/** Whether the form is locked: its application is being sent, or is stored. */
export function isLocked({ kind }: Submission): boolean {
  return kind === 'sending' || kind === 'saved';
}

interface Sent {
  values: EnrolmentValues;
  /** Names of the form's fields. */
  fields: readonly string[];
  sentBefore: boolean;
  /** The message id of a refusal, or a fallback. */
  messageId: (key: string) => string;
}

/** The final state of the submission of `values`. */
export function endOf(outcome: SubmissionOutcome, sent: Sent): Submission {
  if (outcome.kind === 'accepted') return { kind: 'saved' };
  const { values, fields, messageId } = sent;
  const sentBefore = sent.sentBefore || outcome.sentBefore === true;
  const errors = outcome.kind === 'refused' ? outcome.errors : [];
  const refusals = errors
    .filter(({ pole }) => fields.includes(pole))
    .map(({ pole, klucz }): RefusedField => {
      return { name: pole, id: messageId(klucz), value: getIn(values, pole) };
    });
  const outdated = errors.some(
    ({ pole }) => !fields.includes(pole) && /^(odpowiedzi|zgody)\b/.test(pole),
  );
  return { kind: 'failed', outcome, refusals, outdated, sentBefore };
}

/** The messages of fields that still have the refused value. */
export function unchangedRefusals(submission: Submission, values: EnrolmentValues): RuleMessages {
  if (submission.kind !== 'failed') return {};
  const unchanged = submission.refusals.filter(({ name, value }) => getIn(values, name) === value);
  return Object.fromEntries(unchanged.map(({ name, id }) => [name, { id }]));
}
