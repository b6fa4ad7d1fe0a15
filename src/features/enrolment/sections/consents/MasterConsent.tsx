import FormControl from '@mui/material/FormControl';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Consent } from '../../../../contract/consent';
import { givenConsents } from '../../../../domain/consents';
import { answerKey } from '../../../../domain/enrolmentValues';
import { RULE_MESSAGES } from '../../../../domain/ruleMessages';
import { describedBy, FieldHelp } from '../../../../fields/FieldHelp';
import { fieldId } from '../../../../fields/fieldId';
import { CheckRow } from '../../../../ui/CheckRow';
import { useEnrolmentForm } from '../../model/enrolmentContext';

interface MasterConsentProps {
  consents: readonly Consent[];
  /** The number of given consents. */
  ticked: number;
  inError: boolean;
}

/** Accepts all consents, or unticks all when all are accepted. */
export function MasterConsent({ consents, ticked, inError }: MasterConsentProps) {
  const intl = useIntl();
  const form = useEnrolmentForm();
  const id = fieldId('zgody');
  const error = inError ? intl.formatMessage({ id: RULE_MESSAGES.allConsents }) : undefined;
  const all = ticked === consents.length;
  const tickAll = () => {
    const marks = all
      ? Object.fromEntries(consents.map(({ id }) => [answerKey(id), '']))
      : givenConsents(consents);
    form.change('zgody', { ...form.getState().values.zgody, ...marks });
  };
  return (
    <FormControl>
      <CheckRow
        id={id}
        checked={all}
        indeterminate={ticked > 0 && !all}
        onChange={tickAll}
        invalid={inError}
        describedBy={describedBy({ id, error })}
        label={
          <b>
            <FormattedMessage id="podsumowanie.regulamin.wszystkie" />
          </b>
        }
      />
      <FieldHelp id={id} error={error} />
    </FormControl>
  );
}
