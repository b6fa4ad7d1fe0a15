import { act, screen, waitFor, within } from '@testing-library/react';
import { createIntl } from 'react-intl';
import pl from '../../../i18n/pl.json';
import type * as EnrolmentContext from '../../features/enrolment/model/enrolmentContext';
import type { EnrolmentActivity } from '../../features/enrolment/screen/EnrolmentActivity';
import { OFFERS, WHOLE } from '../../testing/domainFixtures';
import { beginning, message, phrase } from '../../testing/message';
import { openApp } from '../../testing/openApp';
import { IDLE_LIFE_MS } from '../../ui/idleTimer';
import { CompletionScreen, SummaryForm } from '../loading';
import { storeSentApplication } from '../store/tabSession';

const mockAccepted = {
  name: 'Ktoś Próbny',
  firstName: 'Ktoś',
  email: 'ktos@example.pl',
  reference: 'K7PM3XVA',
  savedAt: '2026-09-01T10:00:00.000Z',
  copy: {
    intl: createIntl({ locale: 'pl', messages: pl }),
    minor: false,
    sections: [
      { title: 'Dane', items: [{ kind: 'line' as const, label: 'PESEL', value: '44051401359' }] },
    ],
  },
  fillInAgain: jest.fn(),
};

/** An application that was sent before a reload. */
const STORED = { studies: [], reference: 'K7PM3XVA', name: 'Ktoś', email: 'k•••@e•••.pl' };

const AGAIN = phrase('zakonczenie.te_same_dane');

type FormProps = Parameters<typeof EnrolmentActivity.type>[0];

// Replaces the form, which has tests of its own, by its callbacks.
jest.mock('../../features/enrolment/screen/EnrolmentActivity', () => {
  const { useEnrolment } = jest.requireActual<typeof EnrolmentContext>(
    '../../features/enrolment/model/enrolmentContext',
  );
  return {
    EnrolmentActivity: ({ onAccepted }: FormProps) => {
      const { form } = useEnrolment();
      const submitInvalid = () => {
        form.setConfig('onSubmit', () => undefined);
        form.setConfig('validate', () => ({ imie: { id: 'pola.wymagane' } }));
        void form.submit();
      };
      return (
        <>
          <button type="button" onClick={() => onAccepted(mockAccepted)}>
            accepted
          </button>
          <button type="button" onClick={submitInvalid}>
            errors
          </button>
        </>
      );
    },
  };
});

async function openForm() {
  const { user } = openApp('/podsumowanie', { offers: OFFERS, selection: WHOLE });
  await screen.findByRole('button', { name: 'accepted' });
  return user;
}

async function sendForm() {
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'accepted' }));
  await screen.findByText('ktos@example.pl');
  return user;
}

// Compiled here, so that no test waits for it.
beforeAll(() => Promise.all([SummaryForm.load(), CompletionScreen.load()]));
test.each([
  ["the browser's memory", true, false],
  ['the network', false, true],
])(
  'a page from %s, persisted: %s → the person and the copy are shown: %s',
  async (_where, persisted, shown) => {
    await sendForm();
    const event = Object.assign(new Event('pageshow'), { persisted });
    act(() => {
      window.dispatchEvent(event);
    });
    for (const personal of ['ktos@example.pl', '44051401359']) {
      expect(screen.queryAllByText(personal).length > 0).toBe(shown);
    }
    expect(screen.queryByRole('button', { name: AGAIN }) !== null).toBe(shown);
    expect(screen.queryAllByText('Ktoś Próbny').length > 0).toBe(shown);
    expect(screen.getAllByText('K7PM 3XVA')).not.toHaveLength(0);
  },
);

test('the person and the copy are forgotten after an hour', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await sendForm();
  await act(() => jest.advanceTimersByTimeAsync(IDLE_LIFE_MS - 60_000));
  expect(screen.getByText('ktos@example.pl')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  for (const personal of ['ktos@example.pl', '44051401359']) {
    expect(screen.queryByText(personal)).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('button', { name: AGAIN })).not.toBeInTheDocument();
  expect(screen.getByText('K7PM 3XVA')).toBeInTheDocument();
});

test('the receipt has the number, the name and what was applied for', async () => {
  const user = await sendForm();
  const receipt = within(screen.getByRole('region', { name: message('zakonczenie.numer') }));
  expect(receipt.getByText('K7PM 3XVA')).toBeInTheDocument();
  for (const fact of ['Ktoś Próbny', 'Kierunek A, Specjalność A', '+48 22 000 00 00']) {
    expect(receipt.getAllByText(fact).length).toBeGreaterThan(0);
  }
  expect(sessionStorage.getItem('rekrutacja.submitted')).not.toMatch(/ktos@|44051401359/);
  await user.click(receipt.getByRole('button', { name: message('zakonczenie.kopiuj') }));
  expect(await receipt.findByText(message('pomoc.dane.skopiowano'))).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('K7PM 3XVA');
});

test.each([
  [10, 1],
  [70, 0],
])(
  '%i minutes after sending a reload shows first name and masked e-mail: %i',
  async (minutes, shown) => {
    const savedAt = new Date(Date.now() - minutes * 60_000).toISOString();
    storeSentApplication({ ...STORED, savedAt });
    openApp('/zakonczenie', { offers: OFFERS });
    await screen.findByText('K7PM 3XVA');
    const label = message('podsumowanie.dane_osobowe.imie');
    for (const fact of [label, STORED.name, STORED.email]) {
      expect(screen.queryAllByText(fact)).toHaveLength(shown);
    }
  },
);

test('a reloaded page forgets the person an hour after sending', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const savedAt = new Date(Date.now() - 10 * 60_000).toISOString();
  storeSentApplication({ ...STORED, savedAt });
  openApp('/zakonczenie', { offers: OFFERS });
  await screen.findByText(STORED.email);
  await act(() => jest.advanceTimersByTimeAsync(IDLE_LIFE_MS - 10 * 60_000));
  expect(screen.queryByText(STORED.email)).not.toBeInTheDocument();
  expect(sessionStorage.getItem('rekrutacja.submitted')).not.toContain(STORED.name);
});

test('the completion page replaces the form in the history', async () => {
  const user = await openForm();
  const { length } = window.history;
  await user.click(screen.getByRole('button', { name: 'accepted' }));
  await screen.findByText('ktos@example.pl');
  expect(window.location.pathname).toBe('/zakonczenie');
  expect(window.history).toHaveLength(length);
});

test.each([
  ['without data', message('zakonczenie.nowe'), 0],
  ['with the same data', AGAIN, 1],
])('a new application %s → no previous choices', async (_data, name, filled) => {
  mockAccepted.fillInAgain.mockClear();
  const user = await sendForm();
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('radio', { name: 'Kierunek A' })).not.toBeChecked();
  expect(window.location.pathname).toBe('/');
  expect(sessionStorage.getItem('rekrutacja.submitted')).toBeNull();
  expect(mockAccepted.fillInAgain).toHaveBeenCalledTimes(filled);
});

test('the document title mentions errors', async () => {
  const user = await openForm();
  await waitFor(() => expect(document.title).toMatch(beginning('podsumowanie.tytul_strony')));
  await user.click(screen.getByRole('button', { name: 'errors' }));
  await waitFor(() => expect(document.title).toMatch(/^Błąd: Informacje/));
});
