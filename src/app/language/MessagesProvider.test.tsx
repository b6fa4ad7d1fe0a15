import { act, screen, waitFor } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import pl from '../../../i18n/pl.json';
import { languageChanged } from '../../intl/languageSlice';
import { loadMessages } from '../../intl/messages';
import { button } from '../../testing/controls';
import { message } from '../../testing/message';
import { renderWithProviders } from '../../testing/renderApp';
import { MessagesProvider } from './MessagesProvider';

jest.mock('../../intl/messages', () => ({
  ...jest.requireActual<object>('../../intl/messages'),
  loadedMessages: () => undefined,
  loadMessages: jest.fn(),
}));

const load = jest.mocked(loadMessages);

beforeEach(() => {
  load.mockImplementation((language) =>
    Promise.resolve({ ...pl, 'panel.tytul': `title in ${language}` }),
  );
});

function show() {
  const { store, user } = renderWithProviders(
    <MessagesProvider>
      <h1>
        <FormattedMessage id="panel.tytul" />
      </h1>
    </MessagesProvider>,
  );
  const change = (language: string) => {
    act(() => {
      store.dispatch(languageChanged(language));
    });
  };
  return { change, user };
}

test('the messages of a language are loaded, and the document has its tag', async () => {
  const { change } = show();
  expect(await screen.findByText('title in pl')).toBeInTheDocument();
  change('eng');
  expect(await screen.findByText('title in eng')).toBeInTheDocument();
  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('lang', 'en-GB');
  });
});

test('when messages fail to load, the previous language stays, with a retry', async () => {
  const { change, user } = show();
  await screen.findByText('title in pl');
  load.mockRejectedValueOnce(new Error('offline'));
  change('eng');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('title in pl')).toBeInTheDocument();
  await user.click(button('start.blad.ponow'));
  expect(await screen.findByText('title in eng')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a language that failed is loaded anew when it is chosen again', async () => {
  const { change } = show();
  await screen.findByText('title in pl');
  load.mockRejectedValueOnce(new Error('offline'));
  change('eng');
  expect(await screen.findByText(message('start.czesc_strony.tytul'))).toBeInTheDocument();
  load.mockReturnValueOnce(new Promise(() => undefined));
  change('de');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  change('eng');
  expect(await screen.findByText('title in eng')).toBeInTheDocument();
});

test('without any messages the page shows an error', async () => {
  load.mockRejectedValue(new Error('offline'));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(/reload/);
});
