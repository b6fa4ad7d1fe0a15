import { screen } from '@testing-library/react';
import type { DictionaryEntry } from '../../../contract/dictionary';
import { POLAND } from '../../../testing/domainFixtures';
import { message } from '../../../testing/message';
import { ready, renderSection } from '../../../testing/renderSection';
import type { FetchedList } from '../model/fetchedList';
import { DictionaryField } from './DictionaryField';

const NOTHING = { ...ready<DictionaryEntry>([]), state: 'loading' } as const;
const LIST = ready([
  { nazwa: 'Niemcy', wartosc: 'DE' },
  { nazwa: 'Rzeczpospolita Polska', wartosc: POLAND },
]);

function show(list: FetchedList<DictionaryEntry>, krajPochodzenia: string) {
  const field = { half: true, name: 'krajPochodzenia' as const, label: 'Kraj' };
  renderSection(<DictionaryField {...field} list={list} />, { values: { krajPochodzenia } });
  return screen.getByRole('combobox', { name: 'Kraj' });
}

test.each([
  [POLAND, 'Polska'],
  ['UA', 'Ukraina'],
  ['804', '804'],
])('%s is offered before its list is loaded, by the name %s', (chosen, name) => {
  const select = show(NOTHING, chosen);
  expect(select).toHaveValue(chosen);
  expect(select).toHaveDisplayValue(name);
});

test('has the name of the list once it is loaded', () => {
  expect(show(LIST, POLAND)).toHaveDisplayValue('Rzeczpospolita Polska');
});

test.each([
  ['on its way', NOTHING, message('podsumowanie.pole.lista_wczytywana')],
  ['failed', { ...NOTHING, state: 'failed' }, message('podsumowanie.pole.lista_niewczytana')],
  [
    'asked for again',
    { ...NOTHING, state: 'failed', retrying: true },
    message('podsumowanie.pole.lista_wczytywana'),
  ],
  ['there', LIST, message('podsumowanie.pole.wybierz')],
] as const)('shows when its list is %s', (_state, list, message) => {
  expect(show(list, '')).toHaveDisplayValue(message);
});
