import { act } from '@testing-library/react';
import { HtmlValidate } from 'html-validate';
import { createIntl } from 'react-intl';
import pl from '../../i18n/pl.json';
import ru from '../../i18n/ru.json';
import type { CopySection } from './copyFields';
import { copyFile } from './copyFile';

const IDENTITY = {
  reference: 'K7PM3XVA',
  savedAt: '2026-09-01T10:00:00.000Z',
  institution: 'Uczelnia "A" & <B>',
  stateAddress: null,
};
const HOSTILE = `</td><script>alert(1)</script><img src=x onerror="alert(1)"> & "cudzysłów" 'x'`;

const TEXT = `<h1>Rozdział</h1><p onclick="x()">Treść &amp; <b>ważna</b>,
  <a href="https://uczelnia.example/warunki?a=1&amp;b=2">dokument</a>
  <a href="https://b.example/"> https://b.example/</a></p>
  <ul><li>punkt</li></ul><img src="/logo.png" alt="Logo"><script>alert(1)</script><style>p{}</style>`;

const SECTIONS: readonly CopySection[] = [
  {
    title: HOSTILE,
    items: [
      { kind: 'line', label: `Etykieta ${HOSTILE}`, value: HOSTILE },
      { kind: 'line', label: 'Odpowiedzi', value: 'pierwsza\ndruga' },
      { kind: 'text', title: 'Zgoda', answer: 'Zaznaczono', body: { html: TEXT } },
      {
        kind: 'text',
        title: null,
        answer: null,
        body: { plain: 'https://a.example/?a=1&copy=2' },
      },
      { kind: 'text', title: 'Sam tytuł', answer: null, body: null },
    ],
  },
];

function made(
  locale: 'pl' | 'ru' = 'pl',
  { stateAddress = null, minor = false }: { stateAddress?: string | null; minor?: boolean } = {},
) {
  const intl = createIntl({ locale, messages: locale === 'pl' ? pl : ru });
  let file = { name: '', html: '' };
  act(() => {
    file = copyFile({ intl, sections: SECTIONS, minor }, { ...IDENTITY, stateAddress });
  });
  const { name, html } = file;
  return { name, html, page: new DOMParser().parseFromString(html, 'text/html') };
}

function textOf(element: Element | null): string {
  return element?.textContent.replace(/\s+/g, ' ') ?? '';
}

test('the file is named after the number and is valid HTML in the language of the form', async () => {
  const { name, html, page } = made('ru');
  expect(name).toBe('rekrutacja-K7PM3XVA.html');
  expect(page.documentElement.lang).toBe('ru');
  expect(page.querySelector('meta[name="format-detection"]')?.getAttribute('content')).toBe(
    'telephone=no, date=no, address=no, email=no',
  );
  expect(page.title).toBe('Копия заявления K7PM3XVA');
  expect(textOf(page.querySelector('thead'))).toContain(
    `${IDENTITY.institution} · Номер заявления K7PM 3XVA · Получено (время в Польше) 01/09/2026, 12:00`,
  );
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

test.each([
  ['https://uczelnia.example/moje-zgloszenie', true],
  [null, false],
])('a copy with the address %s of the state says where to see it: %s', (address, says) => {
  const head = textOf(made('pl', { stateAddress: address }).page.querySelector('thead'));
  expect(head.includes(`${pl['zakonczenie.kopia.stan']} ${address ?? ''}`)).toBe(says);
});

test('texts stay texts', () => {
  const { page } = made();
  const cells = [...page.querySelectorAll('h2, th, th + td')].map((cell) => cell.textContent);
  expect(cells).toEqual([HOSTILE, `Etykieta ${HOSTILE}`, HOSTILE, 'Odpowiedzi', 'pierwsza\ndruga']);
  expect(textOf(page.body)).toContain('https://a.example/?a=1&copy=2');
});

test('there are no scripts and no references', () => {
  const { page } = made();
  expect(page.querySelector('script, img, a, link, iframe, body style')).toBeNull();
  const attributes = [...page.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
  expect(attributes.filter((name) => /^on|^(href|src|style|srcset)$/.test(name))).toEqual([]);
  expect(textOf(page.querySelector('[data-answer] + *'))).toMatch(/ważna ?, dokument/);
});

test('a text keeps its structure; links and images are spelled out', () => {
  const { page } = made();
  const text = page.querySelector('[data-answer] + div');
  expect(textOf(text)).toBe(
    'RozdziałTreść & ważna, dokument (https://uczelnia.example/warunki?a=1&b=2) https://b.example/ punktLogo',
  );
  expect(page.querySelector('h3:empty, p:empty')).toBeNull();
  expect([...(text?.querySelectorAll('*') ?? [])].map(({ tagName }) => tagName)).toEqual([
    'H4',
    'P',
    'B',
    'UL',
    'LI',
  ]);
});

test.each([
  [false, ['zakonczenie.kopia.miejscowosc_data', 'zakonczenie.kopia.podpis']],
  [
    true,
    [
      'zakonczenie.kopia.miejscowosc_data',
      'zakonczenie.kopia.podpis',
      'zakonczenie.kopia.miejscowosc_data',
      'zakonczenie.kopia.podpis_opiekuna',
    ],
  ],
] as const)('of a candidate under 18 (%s) it is signed by %j', (minor, expected) => {
  const { page } = made('pl', { minor });
  const lines = [...page.querySelectorAll('[data-signature] p')].map(
    ({ textContent }) => textContent,
  );
  expect(lines).toEqual(expected.map((id) => pl[id]));
});
