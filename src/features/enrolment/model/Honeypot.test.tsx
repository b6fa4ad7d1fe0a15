import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Honeypot, isHoneypotFilled } from './Honeypot';

function showHoneypot(): HTMLFormElement {
  render(
    <form aria-label="Formularz">
      <Honeypot />
      <button type="button">Dalej</button>
    </form>,
  );
  return screen.getByRole<HTMLFormElement>('form');
}

test('the honeypot is invisible: it has no role, no size and no tab stop', async () => {
  const form = showHoneypot();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(form.querySelector('input')).not.toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(isHoneypotFilled()).toBe(false);
});

test('a script that fills in every field is detected', () => {
  const form = showHoneypot();
  for (const input of form.querySelectorAll('input')) input.value = 'https://spam.example';
  expect(isHoneypotFilled()).toBe(true);
});
