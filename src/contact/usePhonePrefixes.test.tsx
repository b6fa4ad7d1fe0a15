import { screen, waitFor, within } from '@testing-library/react';
import { enrolmentBackend, showEnrolment } from '../testing/enrolmentScreen';
import { message } from '../testing/message';

const entry = (kodKierunkowy: string, wartosc: string, domyslny = false) => ({
  kodKierunkowy,
  wartosc,
  domyslny,
});
const GERMANY = entry('+49', 'Niemcy');
const CANADA = entry('+1', 'Kanada');

test.each([
  ['the first entry', [GERMANY, CANADA], '+49'],
  ['the first entry, which is the default one', [{ ...CANADA, domyslny: true }, GERMANY], '+1'],
  [
    'the default entry where another one comes first',
    [GERMANY, { ...CANADA, domyslny: true }],
    '+1',
  ],
])(
  '[7.2.1, 7.2.2] the prefix is preset to %s, and all entries are offered',
  async (_, body, preset) => {
    enrolmentBackend({ 'GET slowniki/numer-kierunkowy': () => ({ body }) });
    await showEnrolment();
    const prefix = screen.getByRole('combobox', {
      name: message('podsumowanie.dane_kontaktowe.numer_kierunkowy'),
    });
    await waitFor(() => {
      expect(prefix).toHaveValue(preset);
    });
    const offered = within(prefix).getAllByRole('option');
    expect(offered.map((option) => option.getAttribute('value')).sort()).toEqual(['', '+1', '+49']);
  },
);
