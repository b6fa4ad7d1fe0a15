import { screen } from '@testing-library/react';
import { containing, message } from '../../../../testing/message';
import { renderSection } from '../../../../testing/renderSection';
import { StudentCardSection } from './StudentCardSection';

test('[2.5.3, 2.5.4] the card costs 22 zloty and is optional', async () => {
  const { user } = renderSection(<StudentCardSection number={3} />);
  const box = screen.getByRole('checkbox', {
    name: containing(
      message('podsumowanie.legitymacja.zamawiam'),
      message('podsumowanie.pole.nieobowiazkowe'),
    ),
  });
  expect(box).not.toBeChecked();
  expect(box).not.toBeRequired();
  expect(screen.getByText('22 zł').textContent).toBe('22\u00a0zł');
  expect(screen.getAllByText(/22\szł/)).toHaveLength(1);
  await user.click(box);
  expect(box).toBeChecked();
});

test.each([
  ['30 PLN', 'pl', '30 zł'],
  ['22.50 PLN', 'pl', '22,50 zł'],
  ['12.50 EUR', 'eng', '€12.50'],
] as const)('a price of %s is shown in %s as %s', (studentCardPrice, language, text) => {
  renderSection(<StudentCardSection number={3} />, { studentCardPrice, language });
  expect(screen.getByText(text)).toBeInTheDocument();
});
