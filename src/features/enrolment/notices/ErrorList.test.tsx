import { screen, within } from '@testing-library/react';
import { poleValues, polishAddress } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { message } from '../../../testing/message';

test('questions and consents are named in the list, the second address by its heading', async () => {
  const { user } = await showLoadedForm({
    values: {
      ...poleValues(),
      odpowiedzi: {},
      zgody: { id1: poleValues().zgody['id1'] },
      adresKorespondencyjnyJakZamieszkania: false,
      adresKontaktowy: { ...polishAddress(), numerDomu: '' },
    },
  });
  await user.click(submitButton());
  const list = screen.getByRole('region', { name: /^Popraw/ });
  expect(
    within(list).getByRole('link', { name: 'Pytanie tak lub nie\u00a0– Odpowiedz na to pytanie.' }),
  ).toBeInTheDocument();
  expect(
    within(list).getByRole('link', {
      name: 'Warunek drugi\u00a0– Zaznacz to pole, aby wysłać zgłoszenie.',
    }),
  ).toBeInTheDocument();
  const second = within(list).getByRole('list', {
    name: message('podsumowanie.adres_korespondencyjny.tytul'),
  });
  expect(
    within(second).getByRole('link', {
      name: message('podsumowanie.adres.walidacja.numer_domu'),
    }),
  ).toBeInTheDocument();
  await user.click(within(list).getByRole('link', { name: /Warunek drugi/ }));
  expect(screen.getByRole('checkbox', { name: 'Warunek drugi' })).toHaveFocus();
});

test('the list names each field that it counts, grouped by section', async () => {
  const { user, errorCount } = await showLoadedForm();
  await user.click(submitButton());
  expect(errorCount()).toBe(13);
  const list = screen.getByRole('region', { name: /^Popraw 13/ });
  expect(within(list).getAllByRole('link')).toHaveLength(13);
  const sections = within(list).getAllByRole('heading', { level: 3 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    message('podsumowanie.dane_osobowe.tytul'),
    message('podsumowanie.adres.tytul'),
    message('podsumowanie.dane_kontaktowe.tytul'),
    message('podsumowanie.formularze.tytul'),
    message('podsumowanie.regulamin.tytul'),
  ]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const address = within(list).getByRole('list', { name: message('podsumowanie.adres.tytul') });
  // Town, settlement type and voivodeship are closed until there is a postcode.
  expect(within(address).getAllByRole('link')).toHaveLength(3);
  await user.click(within(address).getByRole('link', { name: /^Podaj kod pocztowy/ }));
  expect(screen.getByLabelText(message('podsumowanie.adres.kod_pocztowy'))).toHaveFocus();
});

test('missing consents are one error, at the checkbox of all, until one is missing', async () => {
  const { user, errorCount } = await showLoadedForm({ values: { ...poleValues(), zgody: {} } });
  await user.click(submitButton());
  expect(errorCount()).toBe(1);
  const list = screen.getByRole('region', { name: /^Popraw 1\spole/ });
  const link = within(list).getByRole('link');
  expect(link).toHaveTextContent(/^Aby .*zaznacz wszystkie zgody/);
  await user.click(link);
  expect(screen.getByRole('checkbox', { name: /^Zaznacz wszystkie/ })).toHaveFocus();
  // Each keeps its own mark.
  const [first] = screen.getAllByRole('checkbox', { name: /^Warunek/, description: /Zaznacz to/ });
  if (first === undefined) throw new Error('No consent is marked.');
  await user.click(first);
  expect(errorCount()).toBe(1);
  expect(within(list).getByRole('link')).toHaveTextContent(/^Warunek drugi.*Zaznacz to pole/);
});
