import { getIn } from 'final-form';
import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import type { RuleMessages } from '../../../domain/ruleMessage';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import { validate, type ValidationContext } from '../../../domain/validate';
import { stableErrors, type Errors } from '../../../fields/stableErrors';
import { useEnrolment } from '../form/enrolmentContext';
import type { Refusal } from '../submission/useSubmission';
import { nested } from './fieldMessages';

const NO_REFUSALS: readonly Refusal[] = [];

/**
 * Checks the form at every change by the rules of admissions. What the backend refused is shown beside them until
 * that field changes.
 *
 * @param context must be the same object as long as it says the same
 */
export function useValidation(context: ValidationContext): void {
  const { form, submission } = useEnrolment();
  const { messages } = useIntl();
  const refusals = submission.kind === 'failed' ? submission.refusals : NO_REFUSALS;
  useLayoutEffect(() => {
    let last: Errors = form.getState().errors ?? {};
    form.setConfig('validate', (values) => {
      const standing = refusalsOf(values, refusals, messages);
      last = stableErrors(nested({ ...validate(values, context), ...standing }), last);
      return last;
    });
  }, [form, context, refusals, messages]);
}

/** The refusals of fields that still hold the refused value, in texts that we have. */
function refusalsOf(
  values: EnrolmentValues,
  refusals: readonly Refusal[],
  texts: Readonly<Record<string, unknown>>,
): RuleMessages {
  const standing = refusals.filter(({ name, value }) => getIn(values, name) === value);
  return Object.fromEntries(
    standing.map(({ name, id }) => [
      name,
      { id: Object.hasOwn(texts, id) ? id : RULE_MESSAGES.notAsSent },
    ]),
  );
}
