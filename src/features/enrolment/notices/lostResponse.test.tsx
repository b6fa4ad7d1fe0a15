import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { referenceNumber, shownReference } from '../../../domain/referenceNumber';
import type { FakeAnswer } from '../../../testing/backend';
import { button, queryText } from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import { noticeAtButton, showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { message } from '../../../testing/message';

const REGISTERED: FakeAnswer = {
  status: 400,
  body: { kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS' },
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** As a reload does: the draft is stored. */
function leave({ unmount }: { unmount: () => void }): void {
  fireEvent(window, new Event('pagehide'));
  unmount();
}

test('a lost response is said again after a reload, with its number and without the person', async () => {
  const answers = { 'POST kandydaci': (): FakeAnswer => 'networkFault' };
  const expectLost = async (number: string) => {
    const lost = await noticeAtButton('podsumowanie.wynik.niepotwierdzone.tytul');
    expect(lost.getByText(shownReference(number))).toBeInTheDocument();
    const check = lost.getByRole('link', { name: message('podsumowanie.wynik.czy_dotarlo') });
    expect(check).toHaveAttribute('href', `/moje-zgloszenie#${number}`);
  };
  const before = await showLoadedForm({ values: poleValues(), answers, myApplication: true });
  await before.user.click(submitButton());
  await noticeAtButton('podsumowanie.wynik.niepotwierdzone.tytul');
  const first = before.calls.find(({ call }) => call === 'POST kandydaci');
  const reference = referenceNumber(first?.headers.get('Idempotency-Key') ?? '');
  leave(before);
  expect(sessionStorage.getItem('rekrutacja.bez_odpowiedzi')).not.toMatch(/Próbny|uczelnia/);

  const { user, onAccepted } = await showLoadedForm({
    values: { ...poleValues(), email: 'inny@uczelnia.example' },
    answers: { 'POST kandydaci': () => REGISTERED },
    myApplication: true,
  });
  await expectLost(reference);
  expect(queryText('podsumowanie.wynik.niepotwierdzone.dane')).not.toBeInTheDocument();
  await user.click(button('podsumowanie.ponowienie.wyslij'));
  const notice = await noticeAtButton('podsumowanie.wynik.zapisany_wczesniej.tytul');
  expect(notice.getByText(shownReference(reference))).toBeInTheDocument();
  await user.click(button('podsumowanie.wynik.pierwsza_proba.pokaz'));
  expect(onAccepted.mock.lastCall).toEqual([
    expect.objectContaining({ reference, name: null, email: null, copy: null }),
  ]);
});

test('a lost response is not said to the next person, once the form is cleared', async () => {
  const answers = { 'POST kandydaci': (): FakeAnswer => 'networkFault' };
  const before = await showLoadedForm({ values: poleValues(), answers });
  await before.user.click(submitButton());
  await noticeAtButton('podsumowanie.wynik.niepotwierdzone.tytul');
  expect(queryText('podsumowanie.wynik.niepotwierdzone.dane')).toBeInTheDocument();
  leave(before);
  const { user } = await showLoadedForm({ values: poleValues(), answers });
  await noticeAtButton('podsumowanie.wynik.niepotwierdzone.tytul');
  await user.click(button('podsumowanie.szkic.wyczysc'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: message('podsumowanie.szkic.wyczysc') }));
  await waitFor(() =>
    expect(queryText('podsumowanie.wynik.niepotwierdzone.tytul')).not.toBeInTheDocument(),
  );
});

test('a lost response is not said to be lost once it is known to be stored', async () => {
  const inTurn: FakeAnswer[] = ['networkFault', REGISTERED];
  const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
  const before = await showLoadedForm({ values: poleValues(), answers });
  await before.user.click(submitButton());
  await noticeAtButton('podsumowanie.wynik.niepotwierdzone.tytul');
  before.fill({ email: 'inny@uczelnia.example' });
  await before.user.click(submitButton());
  await noticeAtButton('podsumowanie.wynik.zapisany_wczesniej.tytul');
  leave(before);
  await showLoadedForm({ values: poleValues(), answers });
  expect(queryText('podsumowanie.wynik.niepotwierdzone.tytul')).not.toBeInTheDocument();
});
