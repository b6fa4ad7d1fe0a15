import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { type ApplicationFault } from '../../api/myApplicationFault';
import { type ErrorsByField, refusedErrors, RULE_MESSAGES } from '../../domain/ruleMessages';
import { focusField } from '../../fields/fieldId';
import type { MessageId } from '../../intl/messages';
import { Spinner } from '../../ui/Spinner';
import { BELOW_SM } from '../../ui/theme/media';
import { FaultNotice } from './FaultNotice';

const Body = styled('form')({
  display: 'grid',
  gap: 24,
  [BELOW_SM]: { '& button[type="submit"]': { width: '100%' } },
});

interface SmallFormProps<Values extends object> {
  initialValues: Values;
  /** The errors by field, in the order of the page. */
  validate: (values: Values) => ErrorsByField;
  /** Sends the values; null once it is done. */
  send: (values: Values) => Promise<ApplicationFault | null>;
  /** The submit button. */
  label: MessageId;
  children: ReactNode;
}

/** A form of the page: its fields, why it could not be sent, and its button, which is also the retry. */
export function SmallForm<Values extends object>(props: SmallFormProps<Values>) {
  const { initialValues, validate, send, label, children } = props;
  const [fault, setFault] = useState<ApplicationFault | null>(null);
  const onSubmit = async (
    values: Values,
    form: FormApi<Values>,
  ): Promise<SubmissionErrors | undefined> => {
    const found = await send(values);
    const errors = found?.kind === 'refused' ? found.errors : [];
    const fields = form.getRegisteredFields();
    const refused = refusedErrors(errors, fields, RULE_MESSAGES.wrongPhone);
    const [first] = Object.keys(refused);
    setFault(first === undefined ? found : null);
    if (first !== undefined) focusField(first);
    return found === null ? undefined : { ...refused, [FORM_ERROR]: found.kind };
  };
  return (
    <Form<Values>
      initialValues={initialValues}
      validate={validate}
      onSubmit={onSubmit}
      subscription={{ submitting: true }}
    >
      {({ form, handleSubmit, submitting }) => (
        <Body
          noValidate
          aria-busy={submitting}
          onSubmit={(event) => {
            const [first] = Object.keys(form.getState().errors ?? {});
            void handleSubmit(event);
            if (first === undefined) return;
            // The fault of the former attempt would be read as the reason.
            setFault(null);
            focusField(first);
          }}
        >
          {children}
          {fault && !submitting && <FaultNotice fault={fault} />}
          <div>
            <Button
              type="submit"
              // After too many attempts the call is the main action.
              variant={fault?.kind === 'limit' ? 'outlined' : 'contained'}
              aria-disabled={submitting}
              startIcon={submitting ? <Spinner /> : undefined}
            >
              <FormattedMessage id={fault?.kind === 'failed' ? 'start.blad.ponow' : label} />
            </Button>
          </div>
        </Body>
      )}
    </Form>
  );
}
