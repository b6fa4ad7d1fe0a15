import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isTrapFilled, Trap } from './Trap';

function showTrap(): HTMLFormElement {
  render(
    <form aria-label="Formularz">
      <Trap />
      <button type="button">Dalej</button>
    </form>,
  );
  return screen.getByRole<HTMLFormElement>('form');
}

test('nobody meets the trap: it has no role, no place and no stop of the focus', async () => {
  const form = showTrap();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(form.querySelector('input')).not.toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(isTrapFilled(form)).toBe(false);
});

test('what writes into every field of the form is noticed', () => {
  const form = showTrap();
  for (const input of form.querySelectorAll('input')) input.value = 'https://spam.example';
  expect(isTrapFilled(form)).toBe(true);
});
