import { screen } from '@testing-library/react';
import type { MyApplication } from '../contract/myApplication';
import { ApplicationScreen } from '../features/myApplication/ApplicationScreen';
import type { MessageId } from '../intl/messages';
import { type FakeAnswer, fakeBackend } from './backend';
import { button, textbox } from './controls';
import { PHONE_PREFIXES } from './domainFixtures';
import { message } from './message';
import { receivedApplication } from './myApplication';
import { renderWithProviders } from './renderApp';

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

export const numberField = () => textbox('zakonczenie.numer');
export const dateField = () => textbox('podsumowanie.dane_osobowe.data_ur');
export const heading = (id: MessageId) =>
  screen.findByRole('heading', { level: 1, name: message(id) });
export const notice = (id: MessageId) => screen.findByRole('region', { name: message(id) });
export const correct = (what: MessageId, verb: MessageId = 'zgloszenie.popraw') =>
  screen.getByRole('button', { name: `${message(verb)} ${message(what)}` });

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
  await screen.findByText(message('zgloszenie.dane'));
  return page;
}
