import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import pl from '../../../i18n/pl.json';
import { snapshotIn, type Snapshot } from './snapshot';
import { SupportButton } from './SupportButton';

const SNAPSHOT: Snapshot = {
  build: 'abc',
  route: '/',
  language: { language: 'pl' },
  theme: { dark: null },
  selection: { flow: null, history: {}, picked: null },
  offers: 3,
  fields: { filled: ['imie'], invalid: ['nazwisko'] },
  calls: [],
};

async function open() {
  const user = userEvent.setup();
  render(
    <IntlProvider locale="pl" messages={pl}>
      <SupportButton collect={() => SNAPSHOT} />
    </IntlProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Pokaż dane dla pomocy technicznej' }));
  await screen.findByRole('dialog', { name: 'Dane dla pomocy technicznej' });
  return user;
}

const text = () => screen.getByRole('textbox', { name: 'Dane dla pomocy technicznej' });

test('the data is shown before it is copied, and copied as shown', async () => {
  const user = await open();
  expect(JSON.parse((text() as HTMLTextAreaElement).value)).toEqual(SNAPSHOT);
  await user.click(screen.getByRole('button', { name: 'Skopiuj dane' }));
  expect(await screen.findByText('Skopiowano.')).toBeInTheDocument();
  expect(text()).toHaveValue(await navigator.clipboard.readText());
});

test('the link contains the same data', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Skopiuj link' }));
  await screen.findByText('Skopiowano.');
  const { hash } = new URL(await navigator.clipboard.readText());
  expect(snapshotIn(hash)).toEqual(SNAPSHOT);
});

test('when the browser cannot copy, instructions are shown', async () => {
  const user = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Skopiuj dane' }));
  expect(await screen.findByText(/Zaznacz tekst i\s+skopiuj/)).toBeInTheDocument();
});
