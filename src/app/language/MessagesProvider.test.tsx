import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormattedMessage } from 'react-intl';
import { loadMessages } from '../../intl/messages';
import { MessagesProvider } from './MessagesProvider';

const at = (language: string) => (
  <MessagesProvider
    language={language}
    failed="no texts at all"
    notice={(retry) => <button onClick={retry}>again</button>}
  >
    <p>
      <FormattedMessage id="panel.tytul" />
    </p>
  </MessagesProvider>
);

jest.mock('../../intl/messages', () => ({
  ...jest.requireActual<object>('../../intl/messages'),
  loadMessages: jest.fn(),
}));

const load = jest.mocked(loadMessages);

beforeEach(() => {
  load.mockImplementation((language) => Promise.resolve({ 'panel.tytul': `title in ${language}` }));
});

test('the messages of a language are loaded, and the document has its tag', async () => {
  const { rerender } = render(at('pl'));
  expect(await screen.findByText('title in pl')).toBeInTheDocument();
  rerender(at('eng'));
  expect(await screen.findByText('title in eng')).toBeInTheDocument();
  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('lang', 'en-GB');
  });
});

test('when messages fail to load, the previous language stays, with a retry', async () => {
  const { rerender } = render(at('pl'));
  await screen.findByText('title in pl');
  load.mockRejectedValueOnce(new Error('offline'));
  rerender(at('eng'));
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect(await screen.findByText('title in eng')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'again' })).not.toBeInTheDocument();
});

test('without any messages the page shows an error', async () => {
  load.mockRejectedValue(new Error('offline'));
  render(at('pl'));
  expect(await screen.findByText('no texts at all')).toBeInTheDocument();
});
