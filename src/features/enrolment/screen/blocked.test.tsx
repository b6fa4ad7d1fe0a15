/**
 * The page is on another origin than the fake backend.
 *
 * @jest-environment-options {"url": "https://uczelnia.example/"}
 */
import { act, screen } from '@testing-library/react';
import pl from '../../../../i18n/pl.json';
import type { FakeAnswer } from '../../../testing/backend';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';

/** Longer than the calls that find out why a POST failed. */
const LONG = 10_000;

test.each([
  ['nothing', false, 'podsumowanie.wynik.zablokowane.tytul'],
  ['a lost response', true, 'podsumowanie.wynik.niepotwierdzone.tytul'],
] as const)('a POST that the browser keeps back, after %s', async (_what, sentBefore, title) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let keepsBack = !sentBefore;
  const probe = (): FakeAnswer =>
    keepsBack && calls.at(-1)?.headers.has('Idempotency-Key') ? 'networkFault' : { status: 404 };
  const { user, calls } = await showLoadedForm({
    values: poleValues(),
    answers: { 'POST kandydaci': () => 'networkFault', 'GET kandydaci': probe },
  });
  jest.useFakeTimers({ advanceTimers: true });
  const send = async () => {
    await user.click(submitButton());
    await act(() => jest.advanceTimersByTimeAsync(LONG));
  };
  if (sentBefore) await send();
  keepsBack = true;
  await send();
  const shown = pl[title].replaceAll('\u00a0', ' ');
  expect(await screen.findByText(shown)).toBeInTheDocument();
});
