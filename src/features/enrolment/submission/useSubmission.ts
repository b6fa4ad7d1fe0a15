import { getIn, type FormApi } from 'final-form';
import { useCallback, useRef, useState } from 'react';
import { useSubmitApplicationMutation } from '../../../api/enrolmentApi';
import type { SubmissionOutcome } from '../../../api/submissionOutcome';
import type { Application } from '../../../contract/application';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { offerKey } from '../../../domain/steps';
import { idempotencyKeys } from './idempotencyKey';
import { submitWithRetries } from './submitWithRetries';
import { unansweredSends } from './unansweredSends';

/** A field the backend refused: the message's key and the value it was about. */
export interface Refusal {
  name: string;
  id: string;
  value: unknown;
}

/**
 * How far the submission is.
 *
 * - `sending`: `wait` says how long already, in words for the candidate: below a second, some time, over 30 seconds
 * - `failed`: `refusals` are the fields of the form that the backend refused, none for most failures; `outdated` tells
 *   that it refused questions or consents that the form does not have; `sentBefore`, that an earlier application
 *   for these studies was left without an answer
 */
export type Submission =
  | { kind: 'idle' }
  | { kind: 'sending'; wait: 'short' | 'some' | 'long' }
  | { kind: 'saved' }
  | {
      kind: 'failed';
      outcome: Exclude<SubmissionOutcome, { kind: 'accepted' }>;
      refusals: readonly Refusal[];
      outdated: boolean;
      sentBefore: boolean;
    };

export type Submit = (sent: Sent, onEnd: (end: Submission) => void) => void;

/** What is sent, and whether something is in the field that nobody sees. */
export interface Sent {
  application: Application;
  trapFilled: boolean;
}

const IDLE: Submission = { kind: 'idle' };
const PROGRESS_AFTER_MS = 1000;

/** Sends applications, one at a time: while one is on its way, or once one is saved, `submit` does nothing. */
export function useSubmission(form: FormApi<EnrolmentValues>) {
  const [post] = useSubmitApplicationMutation();
  const [submission, setSubmission] = useState(IDLE);
  const [keys] = useState(idempotencyKeys);
  const [sends] = useState(unansweredSends);
  const latch = useRef<Submission['kind']>('idle');

  const submit = useCallback<Submit>(
    ({ application, trapFilled }, onEnd) => {
      if (latch.current === 'sending' || latch.current === 'saved') return;
      latch.current = 'sending';
      const idempotencyKey = keys.keyOf(application);
      const offer = offerKey(application.wybranyNabor);
      const sentBefore = sends.begin(offer);
      const signs = { seconds: performance.now() / 1000, trapFilled };
      setSubmission({ kind: 'sending', wait: 'short' });
      const timer = setTimeout(() => {
        setSubmission({ kind: 'sending', wait: 'some' });
      }, PROGRESS_AFTER_MS);
      const answer = submitWithRetries(
        () => post({ application, idempotencyKey, signs }).unwrap(),
        () => {
          setSubmission({ kind: 'sending', wait: 'long' });
        },
      );
      void answer
        .catch((): SubmissionOutcome => ({ kind: 'unconfirmed', maybeSaved: true }))
        .then((outcome) => {
          clearTimeout(timer);
          if (outcome.kind === 'accepted') {
            keys.forget();
            sends.forget();
          } else if (!sentBefore && !(outcome.kind === 'unconfirmed' && outcome.maybeSaved)) {
            sends.notSaved(offer);
          }
          const end = endOf(outcome, form, sentBefore);
          latch.current = end.kind;
          setSubmission(end);
          onEnd(end);
        });
    },
    [form, keys, post, sends],
  );

  /** Forgets how the last submission ended; one that is on its way goes on. */
  const reset = useCallback(() => {
    if (latch.current === 'sending') return;
    latch.current = 'idle';
    setSubmission(IDLE);
  }, []);

  return { submission, submit, reset, forgetSent: sends.forget };
}

function endOf(
  outcome: SubmissionOutcome,
  form: FormApi<EnrolmentValues>,
  sentBefore: boolean,
): Submission {
  if (outcome.kind === 'accepted') return { kind: 'saved' };
  const errors = outcome.kind === 'refused' ? outcome.errors : [];
  const fields = new Set(form.getRegisteredFields());
  const refusals = errors
    .filter(({ pole }) => fields.has(pole))
    .map(({ pole, klucz }) => ({
      name: pole,
      id: klucz,
      value: getIn(form.getState().values, pole) as unknown,
    }));
  const outdated = errors.some(
    ({ pole }) => !fields.has(pole) && /^(odpowiedzi|zgody)\b/.test(pole),
  );
  return { kind: 'failed', outcome, refusals, outdated, sentBefore };
}
