import { screen, within } from '@testing-library/react';
import { beginning, message } from '../../testing/message';
import { dialogClosed, renderWithProviders } from '../../testing/renderApp';
import { StatementLink } from './StatementLink';

const NAME = message('dostepnosc.tytul');

test('the link opens the statement, and closing it restores the focus', async () => {
  const { user } = renderWithProviders(<StatementLink />);
  const link = screen.getByRole('button', { name: NAME });
  await user.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  expect(
    dialog.getByRole('heading', { name: beginning('dostepnosc.niesprawdzone.tytul') }),
  ).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '+48 22 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+48220000000',
  );
  await user.click(dialog.getByRole('button', { name: message('okno.zamknij') }));
  await dialogClosed();
  expect(link).toHaveFocus();
});
