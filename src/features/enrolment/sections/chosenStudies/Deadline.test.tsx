import { screen } from '@testing-library/react';
import { message } from '../../../../testing/message';
import { renderWithProviders } from '../../../../testing/renderApp';
import { Deadline } from './ChosenStudies';

/* Fifteen minutes after midnight in Poland, when it is the day before in London. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-20T22:15:00Z') });
});

test.each([
  ['2026-09-30', message('podsumowanie.termin', { data: '30 września' })],
  ['2026-09-20', message('podsumowanie.termin', { data: '20 września' })],
  ['2026-09-23', message('podsumowanie.termin.blisko', { kiedy: 'other', data: '23 września' })],
  ['2026-09-22', message('podsumowanie.termin.blisko', { kiedy: 'jutro', data: '' })],
  ['2026-09-21', message('podsumowanie.termin.blisko', { kiedy: 'dzis', data: '' })],
])('until %s → %s', (day, text) => {
  renderWithProviders(<Deadline day={day} />, { language: 'pl' });
  expect(screen.getByText(text)).toBeVisible();
});

test('the day is in the language of the form', () => {
  renderWithProviders(<Deadline day="2026-09-30" />, { language: 'eng' });
  expect(screen.getByText(/30 September/)).toBeVisible();
});
