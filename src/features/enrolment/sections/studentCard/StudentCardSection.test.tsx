import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../../testing/renderApp';
import { EnrolmentProvider } from '../../../../testing/EnrolmentProvider';
import { StudentCardSection } from './StudentCardSection';

test('the card costs 22 zloty and is optional', async () => {
  const { user } = renderWithProviders(
    <EnrolmentProvider>
      <StudentCardSection number={3} />
    </EnrolmentProvider>,
  );
  const box = screen.getByRole('checkbox', {
    name: /elektroniczną legitymację.*\(nieobowiązkowe\)/,
  });
  expect(box).not.toBeChecked();
  expect(box).not.toBeRequired();
  expect(screen.getByText('22 zł').textContent).toBe('22\u00a0zł');
  await user.click(box);
  expect(box).toBeChecked();
});
