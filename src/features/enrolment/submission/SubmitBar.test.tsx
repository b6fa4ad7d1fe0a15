import { screen, waitFor } from '@testing-library/react';
import { poleValues } from '../../../testing/domainFixtures';
import { enrolmentBackend, showEnrolment, submitButton } from '../../../testing/enrolmentScreen';

const GREY = 'var(--mui-palette-action-disabledBackground)';

test('the button turns grey when the application is sent, and not before', async () => {
  enrolmentBackend({ 'POST kandydaci': () => ({ wait: new Promise(() => undefined) }) });
  const { user, fill } = await showEnrolment();
  await screen.findByText('Pytanie tak lub nie');
  await screen.findByText('Warunek pierwszy');
  await user.click(submitButton());
  expect(getComputedStyle(submitButton()).backgroundColor).not.toBe(GREY);
  fill(poleValues());
  await user.click(submitButton());
  await waitFor(() => {
    expect(getComputedStyle(submitButton()).backgroundColor).toBe(GREY);
  });
});
