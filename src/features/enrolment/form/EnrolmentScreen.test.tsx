import { act, screen, waitFor, within } from '@testing-library/react';
import { poleValues, polishAddress } from '../../../testing/domainFixtures';
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
    '1. Obywatelstwo',
    '2. Elektroniczna legitymacja studencka',
    '3. Dane osobowe',
    '4. Adres zamieszkania',
    '5. Adres do korespondencji',
    '6. Dane kontaktowe',
    '7. Dodatkowe pytania',
    '8. Zgody i oświadczenia',
    '9. Wysłanie zgłoszenia',
  ]);
});

test('postgraduate studies without extra questions have neither card nor questions', async () => {
  enrolmentBackend({ 'GET definicje-formularzy/kierunek-specjalnosc/7': () => ({ body: [] }) });
  await showEnrolment({ postgraduate: true });
  await waitFor(() => expect(headings()).toContain('6. Zgody i oświadczenia'));
  expect(headings()).not.toContain('2. Elektroniczna legitymacja studencka');
  expect(screen.queryByText(/Dodatkowe pytania/)).not.toBeInTheDocument();
});

test('the chosen studies are one row, with one link to change them', async () => {
  await showLoadedForm();
  const studies = screen.getByRole('region', { name: 'Wybrane studia' });
  expect(within(studies).getByText('Miasto A')).toBeInTheDocument();
  expect(within(studies).getByRole('link', { name: /Zmień.*Wybrane studia/ })).toHaveAttribute(
    'href',
    '/wybor-trybu',
  );
});

test('the review names the candidate and the studies, with links to change them', async () => {
  const { user } = await showLoadedForm({ values: poleValues() });
  const review = screen.getByRole('region', { name: /Wysłanie zgłoszenia/ });
  expect(review.textContent).toContain(
    'Przykład Testowa, kandydat@uczelnia.example, +48\u00a0600\u00a0100\u00a0200',
  );
  const studies = within(review).getAllByRole('listitem');
  expect(studies.map(({ textContent }) => textContent.trim())).toEqual([
    'Kierunek: Kierunek A',
    'Miasto / wydział: Miasto A',
  ]);
  await user.click(within(review).getByRole('link', { name: /Zmień.*Imię i\s?nazwisko/ }));
  expect(screen.getByRole('heading', { name: /Dane osobowe/ })).toHaveFocus();
});

test('no errors are shown before the first submit', async () => {
  const { errorCount } = await showLoadedForm();
  expect(screen.queryByText('Podaj imię – co najmniej 3 znaki.')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Popraw/ })).not.toBeInTheDocument();
  expect(errorCount()).toBe(0);
});

test('a submit with errors lists them, focuses the list and sends nothing', async () => {
  const { user, errorCount, calls } = await showLoadedForm({
    values: { ...poleValues(), imie: 'A', email: '' },
  });
  await user.click(submitButton());

  const list = screen.getByRole('region', { name: 'Popraw 2\u00a0pola, aby wysłać zgłoszenie' });
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
  expect(screen.getByRole('region', { name: /Popraw 1\spole/ })).toHaveFocus();

  await user.type(screen.getByRole('textbox', { name: 'Nazwisko' }), 'Testowa');
  expect(screen.queryByRole('region', { name: /^Popraw/ })).not.toBeInTheDocument();
  expect(screen.getByText('Wszystkie wymagane pola są wypełnione')).toBeInTheDocument();
  expect(errorCount()).toBe(0);
});

test('questions, consents and the second address are distinguished in the list', async () => {
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
  expect(
    within(list).getByRole('link', { name: 'Adres do korespondencji: Podaj numer domu.' }),
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
    'Dane osobowe',
    'Adres zamieszkania',
    'Dane kontaktowe',
    'Dodatkowe pytania',
    'Zgody i\u00a0oświadczenia',
  ]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const address = within(list).getByRole('list', { name: 'Adres zamieszkania' });
  // Town, settlement type and voivodeship are closed until there is a postcode.
  expect(within(address).getAllByRole('link')).toHaveLength(3);
  await user.click(within(address).getByRole('link', { name: /^Podaj kod pocztowy/ }));
  expect(screen.getByLabelText('Kod pocztowy')).toHaveFocus();
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
  expect(screen.getByRole('checkbox', { name: /^Zaznacz wszystkie/ })).toHaveFocus();
  await user.click(next);
  expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveFocus();
});

test('an untouched form has no complete sections, and all fields count as remaining', async () => {
  const { user } = await showLoadedForm();
  const panel = screen.getByRole('list', { name: 'Sekcje formularza' });
  expect(within(panel).queryByRole('link', { name: /uzupełnione/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^Pozostało 13\spól/)).toBeInTheDocument();
  expect(submitButton()).toHaveAttribute('data-tonal');

  await user.click(screen.getByRole('radio', { name: 'Mam obywatelstwo polskie' }));
  await user.type(screen.getByRole('textbox', { name: 'Imię' }), 'Anna');
  expect(screen.getByText(/^Pozostało 12\spól/)).toBeInTheDocument();
  expect(
    within(panel)
      .getAllByRole('link', { name: /uzupełnione/ })
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Obywatelstwo'),
    // Passed with its preset answer.
    expect.stringContaining('legitymacja'),
  ]);
});

test('the panel ticks complete sections and counts errors in validation mode', async () => {
  const { user } = await showLoadedForm({ values: { ...poleValues(), email: '', telefon: '' } });
  const panel = screen.getByRole('list', { name: 'Sekcje formularza' });
  expect(
    within(panel).getByRole('link', { name: /Dane osobowe.*uzupełnione/ }),
  ).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'Dane kontaktowe' })).toBeInTheDocument();

  await user.click(submitButton());
  expect(
    within(panel).getByRole('link', { name: /Dane kontaktowe.*2\sbłędy/ }),
  ).toBeInTheDocument();
  await user.click(within(panel).getByRole('link', { name: /Dane kontaktowe/ }));
  expect(screen.getByRole('heading', { level: 2, name: /Dane kontaktowe/ })).toHaveFocus();
});

test('the bar follows the section in view', async () => {
  const observers: { callback: IntersectionObserverCallback; wantsWhole: boolean }[] = [];
  const Idle = window.IntersectionObserver;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    observers.push({ callback, wantsWhole: options?.threshold === 1 });
    return new Idle(callback);
  });
  const see = (id: string, whole: boolean, isIntersecting = true) => {
    const entry = { isIntersecting, target: document.getElementById(id) };
    for (const { callback } of observers.filter(({ wantsWhole }) => wantsWhole === whole)) {
      const entries = [entry as unknown as IntersectionObserverEntry];
      act(() => callback(entries, new Idle(callback)));
    }
  };
  const ofContact = () => screen.queryByText(/^Do wypełnienia: tu 1, w\scałym formularzu 2$/);
  await showLoadedForm({ values: { ...poleValues(), email: '', imie: '' } });
  see('section-contact', false);
  expect(ofContact()).toBeInTheDocument();
  see('section-end', true);
  expect(screen.getByText(/^Pozostały 2\spola/)).toBeInTheDocument();
  see('section-end', true, false);
  expect(ofContact()).toBeInTheDocument();
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, window.innerHeight));
  see('section-contact', false, false);
  expect(screen.getByText('Obywatelstwo', { selector: 'b > *, b' })).toBeInTheDocument();
  box.mockRestore();
  see('section-end', false);
  expect(screen.getByText(/^Pozostały 2\spola/)).toBeInTheDocument();
});
