import { screen, within } from '@testing-library/react';
import { errorList } from '../../../testing/controls';
import { poleValues, polishAddress } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { beginning, containing, message, phrase } from '../../../testing/message';

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
  const list = errorList();
  expect(
    within(list).getByRole('link', {
      name: containing('Pytanie tak lub nie', message('podsumowanie.formularze.walidacja')),
    }),
  ).toBeInTheDocument();
  expect(
    within(list).getByRole('link', {
      name: containing('Warunek drugi', message('podsumowanie.regulamin.walidacja.pojedynczy')),
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
  const list = errorList(13);
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
  await user.click(
    within(address).getByRole('link', {
      name: beginning('podsumowanie.adres.walidacja.kod_pocztowy'),
    }),
  );
  expect(screen.getByLabelText(message('podsumowanie.adres.kod_pocztowy'))).toHaveFocus();
});

test('missing consents are one error, at the checkbox of all, until one is missing', async () => {
  const { user, errorCount } = await showLoadedForm({ values: { ...poleValues(), zgody: {} } });
  await user.click(submitButton());
  expect(errorCount()).toBe(1);
  const list = errorList(1);
  const link = within(list).getByRole('link');
  expect(link).toHaveTextContent(beginning('podsumowanie.regulamin.walidacja.wszystkie'));
  await user.click(link);
  expect(
    screen.getByRole('checkbox', { name: beginning('podsumowanie.regulamin.wszystkie') }),
  ).toHaveFocus();
  // Each keeps its own mark.
  const [first] = screen.getAllByRole('checkbox', {
    name: /^Warunek/,
    description: phrase('podsumowanie.regulamin.walidacja.pojedynczy'),
  });
  if (first === undefined) throw new Error('No consent is marked.');
  await user.click(first);
  expect(errorCount()).toBe(1);
  expect(within(list).getByRole('link')).toHaveTextContent(
    containing('Warunek drugi', message('podsumowanie.regulamin.walidacja.pojedynczy')),
  );
});
