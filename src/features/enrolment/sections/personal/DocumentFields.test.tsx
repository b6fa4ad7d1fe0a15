import { screen } from '@testing-library/react';
import { renderSection } from '../../../../testing/renderSection';
import { DocumentFields } from './DocumentFields';

test.each([
  ['dowód osobisty', 'dowod_osobisty'],
  ['paszport', 'paszport'],
  ['karta pobytu', 'karta_pobytu'],
  ['polski dokument podróży dla cudzoziemca', 'polski_dokument_podrozy'],
  ['tymczasowy polski dokument podróży dla cudzoziemca', 'tymczasowy_polski_dokument_podrozy'],
  ['polski dokument tożsamości cudzoziemca', 'polski_dokument_tozsamosci_cudzoziemca'],
])('"%s" is held as %s', async (name, type) => {
  const { user, values } = renderSection(<DocumentFields required />);
  await user.selectOptions(screen.getByLabelText('Rodzaj dokumentu tożsamości'), name);
  expect(values().obcokrajowiecRodzajDowodu).toBe(type);
});
