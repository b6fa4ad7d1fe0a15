import { screen } from '@testing-library/react';
import type * as Messages from '../../intl/messages';
import { loadLaterMessages } from '../../intl/messages';
import { OFFERS, WHOLE } from '../../testing/domainFixtures';
import { openApp } from '../../testing/openApp';

jest.mock('../../intl/messages', () => {
  const actual = jest.requireActual<typeof Messages>('../../intl/messages');
  return { ...actual, loadLaterMessages: jest.fn(actual.loadLaterMessages) };
});

// Compiled here, so that no test waits for it.
beforeAll(() => import('../../features/enrolment/form/EnrolmentForm'));

test('the form is not shown without its texts, which are loaded again on request', async () => {
  localStorage.clear();
  jest.mocked(loadLaterMessages).mockRejectedValue(new Error('offline'));
  const { user } = openApp('/podsumowanie', { offers: OFFERS, selection: WHOLE });
  const notice = await screen.findByText('Nie udało się wczytać tej części strony');
  expect(notice).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Imię' })).not.toBeInTheDocument();
  const { loadLaterMessages: load } = jest.requireActual<typeof Messages>('../../intl/messages');
  jest.mocked(loadLaterMessages).mockImplementation(load);
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('textbox', { name: 'Imię' })).toBeVisible();
  expect(notice).not.toBeInTheDocument();
});
