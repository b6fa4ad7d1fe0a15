import { screen, waitFor } from '@testing-library/react';
import { poleValues } from '../../../testing/domainFixtures';
import { enrolmentBackend, showEnrolment, submitButton } from '../../../testing/enrolmentScreen';

test('the button turns grey when the application is sent, and not before', async () => {
  enrolmentBackend({ 'POST kandydaci': () => ({ wait: new Promise(() => undefined) }) });
  const { user, fill } = await showEnrolment();
  await screen.findByText('Pytanie tak lub nie');
  await screen.findByText('Warunek pierwszy');
  await user.click(submitButton());
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
  fill(poleValues());
  await user.click(submitButton());
  await waitFor(() => {
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  });
  expect(getComputedStyle(submitButton()).backgroundColor).toContain(
    'var(--mui-palette-action-disabledBackground',
  );
});
