import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormattedMessage } from 'react-intl';
import { loadMessages } from '../../intl/messages';
import { Texts } from './Texts';

const at = (language: string) => (
  <Texts
    language={language}
    failed="no texts at all"
    notice={(retry) => <button onClick={retry}>again</button>}
  >
    <p>
      <FormattedMessage id="panel.tytul" />
    </p>
  </Texts>
);

jest.mock('../../intl/messages', () => ({
  ...jest.requireActual<object>('../../intl/messages'),
  loadMessages: jest.fn(),
}));

const load = jest.mocked(loadMessages);

beforeEach(() => {
  load.mockImplementation((language) => Promise.resolve({ 'panel.tytul': `title in ${language}` }));
});

test('the texts of a language come, and the document says which language it is', async () => {
  const { rerender } = render(at('pl'));
  expect(await screen.findByText('title in pl')).toBeInTheDocument();
  rerender(at('eng'));
  expect(await screen.findByText('title in eng')).toBeInTheDocument();
  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });
});

test('texts that cannot be loaded leave the former language, and can be asked for again', async () => {
  const { rerender } = render(at('pl'));
  await screen.findByText('title in pl');
  load.mockRejectedValueOnce(new Error('offline'));
  rerender(at('eng'));
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect(await screen.findByText('title in eng')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'again' })).not.toBeInTheDocument();
});

test('without any texts the page says so', async () => {
  load.mockRejectedValue(new Error('offline'));
  render(at('pl'));
  expect(await screen.findByText('no texts at all')).toBeInTheDocument();
});
