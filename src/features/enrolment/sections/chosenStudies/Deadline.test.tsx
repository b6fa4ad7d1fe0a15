import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../../testing/renderApp';
import { Deadline } from './Deadline';

/* Fifteen minutes after midnight in Poland, when it is the day before in London. */
test.each([
  ['pl', '2026-09-30', 'Zgłoszenia do 30 września'],
  ['eng', '2026-09-30', 'Apply by 30 September'],
  ['pl', '2026-09-20', 'Zgłoszenia do 20 września'],
  ['pl', '2026-09-23', 'Zgłoszenie możesz wysłać do 23 września, do północy czasu polskiego.'],
  ['pl', '2026-09-22', 'Jutro jest ostatni dzień zgłoszeń: czekamy do północy czasu polskiego.'],
  ['pl', '2026-09-21', 'Dziś jest ostatni dzień zgłoszeń: czekamy do północy czasu polskiego.'],
] as const)('%s: until %s → %s', (language, day, text) => {
  jest.useFakeTimers({ now: new Date('2026-09-20T22:15:00Z') });
  renderWithProviders(<Deadline day={day} />, { language });
  expect(screen.getByText((content) => content.replace(/\u00a0/g, ' ') === text)).toBeVisible();
});
