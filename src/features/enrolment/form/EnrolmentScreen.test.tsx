import { screen, waitFor, within } from '@testing-library/react';
import { polishAddress, poleValues } from '../../../testing/domainFixtures';
import {
  enrolmentBackend,
  showEnrolment,
  showLoadedForm,
  submitButton,
} from '../../../testing/enrolmentScreen';

/** The numbered titles, with normal spaces in place of non-breaking ones. */
const headings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent.replace(/^(\d+)\.\s*/, '$1. ').replace(/\s/g, ' '));

test('visible sections are numbered', async () => {
  await showLoadedForm();
  expect(headings()).toEqual([
    '1. Wybrane studia',
    '2. Obywatelstwo',
    '3. Elektroniczna legitymacja studencka',
    '4. Dane osobowe',
    '5. Adres zamieszkania',
    '6. Adres do korespondencji',
    '7. Dane kontaktowe',
    '8. Dodatkowe pytania',
    '9. Zgody i oświadczenia',
    '10. Zakończenie rekrutacji',
  ]);
});

test('postgraduate studies without extra questions have neither card nor questions', async () => {
  enrolmentBackend({ 'GET definicje-formularzy/kierunek-specjalnosc/7': () => ({ body: [] }) });
  await showEnrolment({ postgraduate: true });
  await waitFor(() => expect(headings()).toContain('7. Zgody i oświadczenia'));
  expect(headings()).not.toContain('3. Elektroniczna legitymacja studencka');
  expect(screen.queryByText(/Dodatkowe pytania/)).not.toBeInTheDocument();
});

test('the chosen studies link to their steps', async () => {
  await showLoadedForm();
  const studies = screen.getByRole('region', { name: /Wybrane studia/ });
  expect(within(studies).getByText('Miasto A')).toBeInTheDocument();
  expect(within(studies).getByRole('link', { name: /Zmień.*Miasto/ })).toHaveAttribute(
    'href',
    '/wybor-miasta',
  );
});

test('the review shows the candidate and the studies, with links to the data', async () => {
  const { user } = await showLoadedForm({ values: poleValues() });
  const review = screen.getByRole('region', { name: /Zakończenie rekrutacji/ });
  expect(within(review).getByText('Przykład Testowa')).toBeInTheDocument();
  expect(
    within(review).getByText('kandydat@uczelnia.example, +48 600 100 200'),
  ).toBeInTheDocument();
  expect(within(review).getByText('Kierunek A, Miasto A')).toBeInTheDocument();
  await user.click(within(review).getByRole('link', { name: /Zmień.*Imię i\s?nazwisko/ }));
  expect(screen.getByRole('heading', { name: /Dane osobowe/ })).toHaveFocus();
});

test('no errors are shown before the first submit', async () => {
  const { errorCount } = await showLoadedForm();
  expect(screen.queryByText('Podaj imię – co najmniej 3 znaki.')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(errorCount()).toBe(0);
});

test('a submit with errors lists them, focuses the list and sends nothing', async () => {
  const { user, errorCount, calls } = await showLoadedForm({
    values: { ...poleValues(), imie: 'A', email: '' },
  });
  await user.click(submitButton());

  const list = screen.getByRole('alert', { name: 'Popraw 2\u00a0pola, aby zakończyć rekrutację' });
  expect(list).toHaveFocus();
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Podaj imię\u00a0– co najmniej 3\u00a0znaki.',
    'Podaj adres e-mail.',
  ]);
  expect(screen.getByRole('textbox', { name: 'Imię' })).toBeInvalid();
  expect(errorCount()).toBe(2);
  expect(calls.some(({ call }) => call === 'POST kandydaci')).toBe(false);

  await user.click(within(list).getByRole('link', { name: /adres e-mail/ }));
  expect(screen.getByRole('textbox', { name: 'Adres e-mail' })).toHaveFocus();
});

test('afterwards errors update while typing', async () => {
  const { user, errorCount } = await showLoadedForm({
    values: { ...poleValues(), imie: 'A', nazwisko: '' },
  });
  await user.click(submitButton());
  expect(screen.getByText('Do poprawy: 2 pola')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Imię' }), 'nna');
  expect(screen.getByText('Do poprawy: 1 pole')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Wróć do listy błędów' }));
  expect(screen.getByRole('alert', { name: /Popraw 1\spole/ })).toHaveFocus();

  await user.type(screen.getByRole('textbox', { name: 'Nazwisko' }), 'Testowa');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Wszystkie wymagane pola są wypełnione')).toBeInTheDocument();
  expect(errorCount()).toBe(0);
});

test('questions, consents and the second address are distinguished in the list', async () => {
  const { user } = await showLoadedForm({
    values: {
      ...poleValues(),
      odpowiedzi: {},
      zgody: { id1: true },
      adresKorespondencyjnyJakZamieszkania: false,
      adresKontaktowy: { ...polishAddress(), numerDomu: '' },
    },
  });
  await user.click(submitButton());
  const list = screen.getByRole('alert', { name: /^Popraw/ });
  expect(
    within(list).getByRole('link', { name: 'Pytanie tak lub nie\u00a0– Odpowiedz na to pytanie.' }),
  ).toBeInTheDocument();
  expect(
    within(list).getByRole('link', { name: 'Warunek drugi\u00a0– Ta zgoda jest wymagana.' }),
  ).toBeInTheDocument();
  expect(
    within(list).getByRole('link', { name: 'Adres do korespondencji: Podaj numer domu.' }),
  ).toBeInTheDocument();
  await user.click(within(list).getByRole('link', { name: /Warunek drugi/ }));
  expect(screen.getByRole('checkbox', { name: 'Warunek drugi' })).toHaveFocus();
});

test('the list for an empty form is short, grouped by section, and links to the fields', async () => {
  const { user, errorCount } = await showLoadedForm();
  await user.click(submitButton());
  expect(errorCount()).toBe(17);
  const list = screen.getByRole('alert', { name: /^Popraw 17/ });
  expect(within(list).getAllByRole('link')).toHaveLength(11);
  const sections = within(list).getAllByRole('heading', { level: 3 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Dane osobowe',
    'Adres zamieszkania',
    'Kontakt',
    'Dodatkowe pytania',
    'Zgody',
  ]);
  const consents = within(list).getByRole('list', { name: 'Zgody' });
  await user.click(within(consents).getByRole('link'));
  expect(screen.getByRole('checkbox', { name: /^Zaznacz wszystkie zgody/ })).toHaveFocus();
  const address = within(list).getByRole('list', { name: 'Adres zamieszkania' });
  await user.click(within(address).getByRole('link', { name: /6\spól/ }));
  expect(screen.getByLabelText('Kod pocztowy')).toHaveFocus();
});

test('the bar moves to the next error after the focus', async () => {
  const { user } = await showLoadedForm({
    values: { ...poleValues(), imie: '', email: '', zgody: {} },
  });
  await user.click(submitButton());
  const next = screen.getByRole('button', { name: 'Następny błąd' });
  await user.click(next);
  expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveFocus();
  await user.click(next);
  const email = screen.getByRole('textbox', { name: 'Adres e-mail' });
  expect(email).toHaveFocus();
  await user.click(screen.getByRole('textbox', { name: 'Nazwisko' }));
  await user.click(next);
  expect(email).toHaveFocus();
  await user.click(next);
  expect(screen.getByRole('checkbox', { name: 'Warunek pierwszy' })).toHaveFocus();
  await user.click(next);
  await user.click(next);
  expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveFocus();
});

test('an untouched form has no complete sections, and all fields count as remaining', async () => {
  const { user } = await showLoadedForm();
  const panel = screen.getByRole('list', { name: 'Sekcje formularza' });
  expect(within(panel).queryByRole('link', { name: /uzupełnione/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^Pozostało 17\spól/)).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'Mam obywatelstwo polskie' }));
  await user.type(screen.getByRole('textbox', { name: 'Imię' }), 'Anna');
  expect(screen.getByText(/^Pozostało 16\spól/)).toBeInTheDocument();
  expect(
    within(panel)
      .getAllByRole('link', { name: /uzupełnione/ })
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Obywatelstwo')]);
});

test('the panel ticks complete sections and counts errors in validation mode', async () => {
  const { user } = await showLoadedForm({ values: { ...poleValues(), email: '', telefon: '' } });
  const panel = screen.getByRole('list', { name: 'Sekcje formularza' });
  expect(
    within(panel).getByRole('link', { name: /Dane osobowe.*uzupełnione/ }),
  ).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'Kontakt' })).toBeInTheDocument();

  await user.click(submitButton());
  expect(within(panel).getByRole('link', { name: /Kontakt.*2\sbłędy/ })).toBeInTheDocument();
  await user.click(within(panel).getByRole('link', { name: /Kontakt/ }));
  expect(screen.getByRole('heading', { name: /Dane kontaktowe/ })).toHaveFocus();
});
