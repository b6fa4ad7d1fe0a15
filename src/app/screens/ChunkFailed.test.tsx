import { screen } from '@testing-library/react';
import type * as Messages from '../../intl/messages';
import { loadLaterMessages } from '../../intl/messages';
import { button } from '../../testing/controls';
import { OFFERS, WHOLE } from '../../testing/domainFixtures';
import { message } from '../../testing/message';
import { openApp } from '../../testing/openApp';

jest.mock('../../intl/messages', () => {
  const actual = jest.requireActual<typeof Messages>('../../intl/messages');
  return { ...actual, loadLaterMessages: jest.fn(actual.loadLaterMessages) };
});

// Compiled here, so that no test waits for it.
beforeAll(() => import('../../features/enrolment/screen/EnrolmentActivity'));

/** Opens a page whose texts cannot be loaded until `reload`. */
async function openWithoutTexts(path: string) {
  localStorage.clear();
  jest.mocked(loadLaterMessages).mockRejectedValue(new Error('offline'));
  const { user } = openApp(path, { offers: OFFERS, selection: WHOLE });
  const notice = await screen.findByText(message('start.czesc_strony.tytul'));
  const reload = async () => {
    const { loadLaterMessages: load } = jest.requireActual<typeof Messages>('../../intl/messages');
    jest.mocked(loadLaterMessages).mockImplementation(load);
    await user.click(button('start.blad.ponow'));
    expect(notice).not.toBeInTheDocument();
  };
  return { notice, reload };
}

test('the form is not shown without its texts, which are loaded again on request', async () => {
  const { notice, reload } = await openWithoutTexts('/podsumowanie');
  expect(notice).toBeVisible();
  expect(
    screen.queryByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') }),
  ).not.toBeInTheDocument();
  await reload();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(
    await screen.findByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') }),
  ).toBeVisible();
});
