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
    // The chosen studies.
    'Kierunek A',
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
  expect(within(studies).getByText(/Miasto A/)).toBeInTheDocument();
  expect(within(studies).getByRole('link', { name: /Zmień.*Wybrane studia/ })).toHaveAttribute(
    'href',
    '/wybor-trybu',
  );
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
  await user.click(screen.getByRole('button', { name: /^Do poprawy: 1\spole/ }));
  expect(screen.getByRole('region', { name: /Popraw 1\spole/ })).toHaveFocus();

  const surname = screen.getByRole('textbox', { name: 'Nazwisko' });
  await user.type(surname, 'Testowa');
  expect(screen.queryByRole('region', { name: /^Popraw/ })).not.toBeInTheDocument();
  expect(screen.getByText('Wszystkie obowiązkowe pola są wypełnione')).toBeInTheDocument();
  expect(errorCount()).toBe(0);

  await user.clear(surname);
  expect(screen.getByRole('heading', { level: 2, name: /^Popraw 1\spole/ })).toBeVisible();
  expect(surname).toHaveFocus();
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
  expect(submitButton()).not.toHaveAttribute('data-tonal');

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

test('the panel follows the section in view', async () => {
  const observers: { callback: IntersectionObserverCallback; wantsWhole: boolean }[] = [];
  const Idle = window.IntersectionObserver;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    observers.push({ callback, wantsWhole: options?.threshold === 1 });
    return new Idle(callback);
  });
  const notify = (whole: boolean, isIntersecting: boolean) => {
    const entries = [{ isIntersecting } as IntersectionObserverEntry];
    for (const { callback, wantsWhole } of observers) {
      if (wantsWhole === whole) act(() => callback(entries, new Idle(callback)));
    }
  };
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  /** Until the element and all before it have reached the line; without one the top of the page. */
  const scrollTo = (id: string | null) => {
    const reached = id === null ? null : document.getElementById(id);
    box.mockImplementation(function (this: Element) {
      const after = reached?.compareDocumentPosition(this) ?? Node.DOCUMENT_POSITION_FOLLOWING;
      return new DOMRect(0, after & Node.DOCUMENT_POSITION_FOLLOWING ? window.innerHeight : 0);
    });
    notify(false, id !== null);
  };
  const current = () => document.querySelector('[aria-current=true]')?.textContent;
  await showLoadedForm();
  scrollTo('section-contact');
  expect(current()).toContain('Dane kontaktowe');
  notify(true, true);
  expect(current()).toContain('Wysłanie zgłoszenia');
  notify(true, false);
  expect(current()).toContain('Dane kontaktowe');
  scrollTo('section-end');
  expect(current()).toContain('Wysłanie zgłoszenia');
  scrollTo(null);
  expect(current()).toContain('Obywatelstwo');
});

/** The hints of the fields: `autocomplete`, `inputmode`, `enterkeyhint`. */
function hints(): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form :is(input, select):not([type=radio], [type=checkbox])',
  );
  const hintsOf = (field: Element) =>
    ['autocomplete', 'inputmode', 'enterkeyhint'].map((name) => field.getAttribute(name) ?? '-');
  return Object.fromEntries([...fields].map((field) => [field.name, hintsOf(field).join(' ')]));
}

const address = (name: string, section: string) => ({
  [`${name}.kraj`]: `section-${section} country - -`,
  [`${name}.kodPocztowy`]: `section-${section} postal-code numeric next`,
  [`${name}.miejscowosc`]: `section-${section} address-level2 - next`,
  [`${name}.rodzajMiejscowosci`]: '- - -',
  [`${name}.wojewodztwo`]: `section-${section} address-level1 - -`,
  [`${name}.adres`]: `section-${section} address-line1 - next`,
  [`${name}.numerDomu`]: 'off - next',
});

test('every field has hints for autofill and keyboards', async () => {
  const elsewhere = {
    adresKorespondencyjnyJakZamieszkania: false,
    adresKontaktowy: polishAddress(),
  };
  const { fill } = await showLoadedForm({ values: { ...poleValues(), ...elsewhere } });
  const person = {
    imie: 'given-name - next',
    imie2: 'additional-name - next',
    nazwisko: 'family-name - next',
    miejsceUrodzenia: 'off - next',
    krajPochodzenia: '- - -',
    email: 'email email next',
    numerKierunkowy: 'tel-country-code - -',
    telefon: 'tel-national tel next',
  };
  expect(hints()).toMatchObject({
    ...person,
    obywatelstwo: '- - next',
    pesel: 'off numeric next',
    dataUrodzenia: 'off numeric next',
    ...address('adres', 'residence'),
    ...address('adresKontaktowy', 'correspondence'),
  });
  fill({ obcokrajowiec: true, maPesel: false });
  expect(hints()).toMatchObject({
    ...person,
    obywatelstwo: '- - -',
    obcokrajowiecSeriaNumerDowodu: 'off - next',
    dataUrodzenia: 'bday decimal next',
  });
});
