import { screen, within } from '@testing-library/react';
import { button, errorList } from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';
import { message } from '../../../testing/message';

test('until the review has been in view, the button leads there instead of sending', async () => {
  const Whole = window.IntersectionObserver;
  const outside = ({ target }: IntersectionObserverEntry) =>
    ({ target, isIntersecting: false }) as IntersectionObserverEntry;
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockImplementation(
      (callback) => new Whole((entries, observer) => callback(entries.map(outside), observer)),
    );
  await showLoadedForm({ values: poleValues() });
  expect(button('podsumowanie.zakonczenie.sprawdz')).toHaveAttribute('type', 'button');
});

test('before all fields are filled in, the button shows the errors, although the review is in view', async () => {
  const { user } = await showLoadedForm();
  await user.click(button('podsumowanie.zakonczenie.sprawdz'));
  expect(errorList()).toHaveFocus();
});

test('a cleared form has to be reviewed again', async () => {
  const { user } = await showLoadedForm({ values: poleValues() });
  expect(button('podsumowanie.zakonczenie.przycisk')).toBeInTheDocument();
  await user.click(button('podsumowanie.szkic.wyczysc'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: message('podsumowanie.szkic.wyczysc') }));
  expect(
    await screen.findByRole('button', { name: message('podsumowanie.zakonczenie.sprawdz') }),
  ).toBeInTheDocument();
});
