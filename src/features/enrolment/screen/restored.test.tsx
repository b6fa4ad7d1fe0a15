import { screen, waitFor, within } from '@testing-library/react';
import { answerKey } from '../../../domain/enrolmentValues';
import { button, getText, queryText, textbox } from '../../../testing/controls';
import { passportValues, SEVERAL, TYPED, YES_NO } from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';
import { beginning, message, phrase } from '../../../testing/message';
import { dialogClosed } from '../../../testing/renderApp';
import type { Draft } from '../model/draft';
import { DRAFT_KEY } from '../model/draftStorage';

const SAME_OFFER = '70/7';
const RESTORED = phrase('podsumowanie.szkic.przywrocono');
const AGAIN = beginning('podsumowanie.szkic.wpisz_ponownie');
const kept = () => sessionStorage.getItem(DRAFT_KEY);

function keep(values: Draft['values'], offer = SAME_OFFER) {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ savedAt: Date.now(), offer, values }));
}

test('a reload restores typed values without numbers and consents', async () => {
  const first = await showLoadedForm({ values: passportValues() });
  await waitFor(() => expect(kept()).not.toBeNull());
  expect(kept()).not.toContain('XX0000000');
  first.unmount();
  await showLoadedForm();
  expect(textbox('podsumowanie.dane_osobowe.imie')).toHaveValue('Przykład');
  const number = textbox('podsumowanie.dane_osobowe.seria_numer_dowodu');
  expect(number).toHaveValue('');
  expect(number).toHaveAccessibleDescription(AGAIN);
  const birthDate = screen.getByLabelText(phrase('podsumowanie.dane_osobowe.data_ur'), {
    selector: 'input',
  });
  await waitFor(() => expect(birthDate).toHaveValue('29/02/2004'));
  expect(
    screen.getByRole('radio', {
      name: message('podsumowanie.obywatelstwo.pesel_tak'),
      checked: true,
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Warunek pierwszy' })).not.toBeChecked();
  expect(screen.getByText(RESTORED)).toBeInTheDocument();
});

test('the notice disappears once the number is typed', async () => {
  keep({ imie: 'Przykład' });
  const { unmount, user } = await showLoadedForm();
  const pesel = textbox('podsumowanie.dane_osobowe.pesel');
  expect(pesel).toHaveAccessibleDescription(AGAIN);
  await user.type(pesel, '4');
  expect(pesel).not.toHaveAccessibleDescription(AGAIN);
  expect(screen.getByText(RESTORED)).toBeInTheDocument();
  unmount();
});

test('answers are matched by id, and one that is no longer offered is none', async () => {
  keep({
    odpowiedzi: {
      [answerKey(YES_NO.id)]: '109',
      [answerKey(TYPED.id)]: 'Szkoła testowa',
      [answerKey(SEVERAL.id)]: ['302'],
    },
  });
  await showLoadedForm();
  for (const answer of screen.getAllByRole('radio', {
    name: message('podsumowanie.formularze.tak'),
  })) {
    expect(answer).not.toBeChecked();
  }
  expect(screen.getByRole('textbox', { name: 'Pytanie o tekst' })).toHaveValue('Szkoła testowa');
  expect(screen.getByRole('checkbox', { name: 'Odpowiedź B' })).toBeChecked();
});

test('a draft for other studies is restored, with a note about them', async () => {
  keep({ imie: 'Przykład', odpowiedzi: { id99: 'odpowiedź' } }, '70/8');
  const { form } = await showLoadedForm();
  expect(getText('podsumowanie.szkic.inne_studia')).toBeInTheDocument();
  expect(form().getState().values.odpowiedzi).toEqual({ id99: 'odpowiedź' });
});

test('"clear my data" asks first, then resets the form and removes the draft', async () => {
  keep({ imie: 'Przykład' });
  const { user, form } = await showLoadedForm();
  await user.type(textbox('podsumowanie.dane_osobowe.pesel'), '44051401359');
  await user.click(button('podsumowanie.szkic.wyczysc'));
  const cancel = await screen.findByRole('button', {
    name: message('podsumowanie.szkic.pytanie.zostaw'),
  });
  expect(cancel).toHaveClass('MuiButton-contained');
  await user.click(cancel);
  await dialogClosed();
  expect(form().getState().values.pesel).toBe('44051401359');

  await user.click(button('podsumowanie.szkic.wyczysc'));
  const dialog = await screen.findByRole('dialog', {
    name: message('podsumowanie.szkic.pytanie.tytul'),
  });
  await user.click(
    within(dialog).getByRole('button', { name: message('podsumowanie.szkic.wyczysc') }),
  );
  expect(await screen.findByText(message('podsumowanie.szkic.wyczyszczono'))).toBeInTheDocument();
  const { pesel, imie } = form().getState().values;
  expect([pesel, imie]).toEqual(['', '']);
  expect(kept()).toBeNull();
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();

  await user.type(
    await screen.findByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') }),
    'P',
  );
  expect(screen.queryByText(message('podsumowanie.szkic.wyczyszczono'))).not.toBeInTheDocument();
});

test('without storage the form works, and does not claim to store anything', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await showLoadedForm();
  expect(getText('podsumowanie.szkic.opis')).toBeInTheDocument();
  await user.type(textbox('podsumowanie.dane_osobowe.imie'), 'Przykład');
  await waitFor(() => expect(queryText('podsumowanie.szkic.opis')).not.toBeInTheDocument());
  expect(textbox('podsumowanie.dane_osobowe.imie')).toHaveValue('Przykład');
  jest.restoreAllMocks();
});
