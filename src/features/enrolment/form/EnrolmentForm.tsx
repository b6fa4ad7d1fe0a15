import { memo, useContext, type ComponentProps } from 'react';
import { Form } from 'react-final-form';
import '../../../ui/theme/formStyles';
import { EnrolmentContext } from './enrolmentContext';
import { EnrolmentScreen } from './EnrolmentScreen';
import { onSubmit } from './useEnrolmentState';

const NO_SUBSCRIPTION = {};

/** The summary screen, attached to the form that outlives it. */
export const EnrolmentForm = memo(function EnrolmentForm(
  props: ComponentProps<typeof EnrolmentScreen>,
) {
  const enrolment = useContext(EnrolmentContext);
  if (enrolment === null) return null;
  return (
    <Form form={enrolment.form} onSubmit={onSubmit} subscription={NO_SUBSCRIPTION}>
      {() => <EnrolmentScreen {...props} />}
    </Form>
  );
});
