import { screen, within } from '@testing-library/react';
import { message } from '../../../../testing/message';
import { renderSection } from '../../../../testing/renderSection';
import { DocumentFields } from './DocumentFields';

const DOCUMENTS = [
  [message('podsumowanie.dane_osobowe.rodzaj_dowodu.dowod_osobisty'), 'dowod_osobisty'],
  [message('podsumowanie.dane_osobowe.rodzaj_dowodu.paszport'), 'paszport'],
  [message('podsumowanie.dane_osobowe.rodzaj_dowodu.karta_pobytu'), 'karta_pobytu'],
  [
    message('podsumowanie.dane_osobowe.rodzaj_dowodu.polski_dokument_podrozy'),
    'polski_dokument_podrozy',
  ],
  [
    message('podsumowanie.dane_osobowe.rodzaj_dowodu.tymczasowy_polski_dokument_podrozy'),
    'tymczasowy_polski_dokument_podrozy',
  ],
  [
    message('podsumowanie.dane_osobowe.rodzaj_dowodu.polski_dokument_tozsamosci_cudzoziemca'),
    'polski_dokument_tozsamosci_cudzoziemca',
  ],
] as const;

const type = () => screen.getByLabelText(message('podsumowanie.dane_osobowe.rodzaj_dowodu'));

test('a document is one of six', () => {
  renderSection(<DocumentFields required />);
  const offered = within(type())
    .getAllByRole('option')
    .map((option) => option.textContent);
  const names = DOCUMENTS.map(([name]) => name);
  expect(offered).toEqual([message('podsumowanie.pole.wybierz'), ...names]);
});

test.each(DOCUMENTS)('[3.5.1] "%s" is stored as %s', async (name, stored) => {
  const { user, values } = renderSection(<DocumentFields required />);
  await user.selectOptions(type(), name);
  expect(values().obcokrajowiecRodzajDowodu).toBe(stored);
});
