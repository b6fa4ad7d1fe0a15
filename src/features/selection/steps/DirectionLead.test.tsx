import { screen } from '@testing-library/react';
import type { Offer } from '../../../contract/offer';
import { CATALOGUE } from '../../../testing/catalogue';
import { renderWithProviders } from '../../../testing/renderApp';
import { DirectionLead } from './DirectionLead';

test.each([
  ['pl', 'Zgłoszenia przyjmujemy do 30 września 2027'],
  ['eng', 'Applications are open until 30 September 2027'],
] as const)('%s: the last day of applications, if all offers have one', (language, line) => {
  const open = (offers: readonly Offer[]) =>
    renderWithProviders(<DirectionLead />, { offers, language });
  const closing = CATALOGUE.map((offer, index) => ({
    ...offer,
    rekrutacja: { ...offer.rekrutacja, lang: language },
    nabor: { ...offer.nabor, terminDo: index === 0 ? '2027-09-30' : '2027-08-31' },
  }));
  open([...CATALOGUE, ...closing]).unmount();
  expect(screen.queryByText(line)).not.toBeInTheDocument();
  open(closing);
  expect(screen.getByText(line)).toBeInTheDocument();
});
