import { screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import pl from '../../i18n/pl.json';
import type { MyApplication } from '../contract/myApplication';
import { ApplicationScreen } from '../features/application/ApplicationScreen';
import type { MessageId } from '../intl/messages';
import { type FakeAnswer, fakeBackend } from './backend';
import { PHONE_PREFIXES } from './domainFixtures';
import { receivedApplication } from './myApplication';
import { renderWithProviders } from './renderApp';

const { formatMessage } = createIntl({ locale: 'pl', messages: pl });
export const text = (id: MessageId, values?: Record<string, string | number>) =>
  formatMessage({ id }, values);
/** The beginning of a message, up to its first parameter. */
export const beginning = (id: MessageId) => pl[id].replace(/\{.*/, '').trim();

export const OPENS = { numer: 'K7PM3XVA', dataUrodzenia: '2004-11-23' };
export const [STATE, CORRECTION, WITHDRAWAL] = ['stan', 'poprawka', 'wycofanie'].map(
  (name) => `POST zgloszenia/${name}`,
) as [string, string, string];

interface Setting {
  number?: string;
  /** Answers by call, of which each but the last is given once. */
  answers?: Readonly<Record<string, FakeAnswer[]>>;
}

/** Renders the page "My application" over a fake backend. */
export function openApplicationPage({ number, answers = {} }: Setting = {}) {
  const calls = fakeBackend(({ call }) => {
    if (call === 'GET slowniki/numer-kierunkowy') return { body: PHONE_PREFIXES };
    const [answer = { body: receivedApplication() }, ...later] = answers[call] ?? [];
    if (later.length > 0) answers[call]?.shift();
    return answer;
  });
  const onApply = jest.fn();
  const rendered = renderWithProviders(
    <ApplicationScreen number={number ?? null} onApply={onApply} />,
  );
  const bodies = (wanted: string) =>
    calls.filter(({ call }) => call === wanted).map(({ body }) => body);
  return { ...rendered, onApply, bodies };
}

export const button = (id: MessageId) => screen.getByRole('button', { name: text(id) });
export const field = (id: MessageId) => screen.getByRole('textbox', { name: text(id) });
export const numberField = () => field('zakonczenie.numer');
export const dateField = () => field('podsumowanie.dane_osobowe.data_ur');
export const heading = (id: MessageId) =>
  screen.findByRole('heading', { level: 1, name: text(id) });
export const notice = (id: MessageId) => screen.findByRole('region', { name: text(id) });
export const correct = (what: MessageId, verb: MessageId = 'zgloszenie.popraw') =>
  screen.getByRole('button', { name: `${text(verb)} ${text(what)}` });

/** Opens the page, types both facts and opens the application. */
export async function openApplication(
  application: Partial<MyApplication> = {},
  answers: Setting['answers'] = {},
) {
  const page = openApplicationPage({
    answers: { [STATE]: [{ body: receivedApplication(application) }], ...answers },
  });
  await page.user.type(numberField(), OPENS.numer);
  await page.user.type(dateField(), '23.11.2004');
  await page.user.click(button('zgloszenie.pokaz'));
  await screen.findByText(text('zgloszenie.dane'));
  return page;
}
