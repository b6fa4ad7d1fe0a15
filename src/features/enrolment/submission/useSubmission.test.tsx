import { act, screen } from '@testing-library/react';
import { createForm } from 'final-form';
import { useState } from 'react';
import type { Application } from '../../../contract/application';
import { buildApplication } from '../../../domain/buildApplication';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { CONSENTS, CONTEXT, poleValues, QUESTIONS } from '../../../testing/domainFixtures';
import { OFFER } from '../../../testing/enrolmentScreen';
import { renderWithProviders } from '../../../testing/renderApp';
import { submitWithRetries } from './submitWithRetries';
import { useSubmission, type Submission } from './useSubmission';

jest.mock('./submitWithRetries');

const APPLICATION: Application = buildApplication(poleValues(), {
  offer: OFFER,
  questions: QUESTIONS,
  consents: CONSENTS,
  promoLink: null,
  context: CONTEXT,
});

function Sender({ onEnd }: { onEnd: (end: Submission) => void }) {
  const [form] = useState(() => createForm<EnrolmentValues>({ onSubmit: () => undefined }));
  const { submission, submit } = useSubmission(form);
  return (
    <button
      type="button"
      onClick={() => submit({ application: APPLICATION, trapFilled: false }, onEnd)}
    >
      {submission.kind}
    </button>
  );
}

test('an attempt that breaks ends it as not confirmed, and it can be tried again', async () => {
  const attempt = jest.mocked(submitWithRetries).mockRejectedValue(new Error('not foreseen'));
  const onEnd = jest.fn();
  const { user } = renderWithProviders(<Sender onEnd={onEnd} />);
  await user.click(screen.getByRole('button', { name: 'idle' }));
  await act(() => Promise.resolve());
  expect(onEnd).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'failed', outcome: { kind: 'unconfirmed', maybeSaved: true } }),
  );
  await user.click(screen.getByRole('button', { name: 'failed' }));
  expect(attempt).toHaveBeenCalledTimes(2);
});
