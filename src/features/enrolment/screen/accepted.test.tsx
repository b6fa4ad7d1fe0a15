import { referenceNumber } from '../../../domain/referenceNumber';
import { passportValues, poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';

const STORED = { numer: 'NUM3ER77', zapisano: '2026-09-01T10:00:00.000Z' };

test('the page gets the number and the time that the backend answers', async () => {
  const { user, accepted, onAccepted } = await showLoadedForm({
    values: poleValues(),
    answers: { 'POST kandydaci': () => ({ body: STORED }) },
  });
  await user.click(submitButton());
  await accepted();
  expect(onAccepted.mock.calls).toMatchObject([
    [{ reference: STORED.numer, savedAt: STORED.zapisano }],
  ]);
});

test('without a number in the answer it gets the one of the key, and the present time', async () => {
  const { user, accepted, onAccepted, calls } = await showLoadedForm({ values: poleValues() });
  await user.click(submitButton());
  await accepted();
  const posted = calls.find(({ call }) => call === 'POST kandydaci');
  const key = posted?.headers.get('Idempotency-Key') ?? '';
  const [[sent]] = onAccepted.mock.calls as [[{ reference: string; savedAt: string }]];
  expect(sent.reference).toBe(referenceNumber(key));
  expect(Date.parse(sent.savedAt)).toBeLessThanOrEqual(Date.now());
});

test('an application whose copy cannot be built is accepted all the same', async () => {
  const reported = jest.fn();
  Object.assign(window, { reportError: reported });
  const unknown = 'legitymacja' as 'paszport';
  const { user, accepted, onAccepted } = await showLoadedForm({
    values: { ...passportValues(), obcokrajowiecRodzajDowodu: unknown },
  });
  await user.click(submitButton());
  await accepted();
  expect(onAccepted.mock.calls).toMatchObject([[{ copy: null }]]);
  expect(reported).toHaveBeenCalledTimes(1);
});
