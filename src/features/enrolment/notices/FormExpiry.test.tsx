import { act, screen, waitFor, within } from '@testing-library/react';
import { textbox } from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';
import { ANYTHING, message, phrase } from '../../../testing/message';
import { dialogClosed } from '../../../testing/renderApp';
import { parseDraft } from '../model/draft';
import { DRAFT_KEY } from '../model/draftStorage';

const MINUTE = 60_000;
const EXPIRED = phrase('podsumowanie.szkic.koniec.usunieto');

/** The tab becomes visible again after this time. */
function returnAfter(minutes: number) {
  const now = Date.now() + minutes * MINUTE;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('an open form warns before it is cleared, can be kept, and says when it was cleared', async () => {
  const { user, form } = await showLoadedForm({ values: poleValues() });
  await waitFor(() => expect(sessionStorage.getItem(DRAFT_KEY)).not.toBeNull());

  returnAfter(56);
  const dialog = await screen.findByRole('dialog', {
    name: message('podsumowanie.szkic.pytanie.tytul'),
  });
  expect(dialog).toHaveAccessibleDescription(
    phrase('podsumowanie.szkic.koniec.tekst', { godzina: ANYTHING }),
  );
  await user.click(
    within(dialog).getByRole('button', { name: message('podsumowanie.szkic.pytanie.zostaw') }),
  );
  await dialogClosed();
  returnAfter(30);
  expect(form().getState().values.pesel).toBe(poleValues().pesel);
  expect(parseDraft(sessionStorage.getItem(DRAFT_KEY) ?? '', Date.now())).not.toBeNull();

  returnAfter(31);
  expect(form().getState().values.pesel).toBe('');
  expect(form().getState().values.zgody).toEqual({});
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(EXPIRED);

  await user.type(textbox('podsumowanie.dane_osobowe.imie'), 'P');
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
});

test('data that the candidate clears in the warning → a message, scrolled into view', async () => {
  const { user, form } = await showLoadedForm({ values: poleValues() });
  returnAfter(56);
  const dialog = await screen.findByRole('dialog', {
    name: message('podsumowanie.szkic.pytanie.tytul'),
  });
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(
    within(dialog).getByRole('button', { name: message('podsumowanie.szkic.wyczysc') }),
  );
  await dialogClosed();
  expect(form().getState().values.pesel).toBe('');
  const notice = screen
    .getByText(message('podsumowanie.szkic.wyczyszczono'))
    .closest('[role=status]');
  expect(notice).toBeVisible();
  expect(scrolled.mock.contexts).toContain(notice);
});
