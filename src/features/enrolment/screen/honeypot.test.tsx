import { fireEvent, screen } from '@testing-library/react';
import { renderSection } from '../../../testing/renderSection';
import { Honeypot } from '../screen/EnrolmentForm';

function showHoneypot() {
  const section = (
    <form aria-label="Formularz">
      <Honeypot />
      <button type="button">Dalej</button>
    </form>
  );
  return { ...renderSection(section), trap: () => screen.getByRole('form').querySelector('input') };
}

test('the honeypot is invisible: it has no role, no size and no tab stop', async () => {
  const { user, trap, values } = showHoneypot();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(trap()).not.toBeVisible();
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(values().strona_www).toBeUndefined();
});

test('a script that fills in every field is detected', () => {
  const { trap, values } = showHoneypot();
  for (const input of [trap()]) if (input) fireEvent.change(input, { target: { value: 'spam' } });
  expect(values().strona_www).toBe('spam');
});
