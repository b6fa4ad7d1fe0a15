import { expect } from '@playwright/test';
import type { Application } from '../../src/contract/application';
import type { Consent } from '../../src/contract/consent';
import type { FormDefinition } from '../../src/contract/question';
import { FilledForm } from '../pages/filledForm';
import type { MessageId } from '../pages/texts';
import type { Cell, Row } from './faultCell';
import { broken, down, FaultyCall, notJson, refused, saying } from './faultyCall';
import { missing, type RequiredPart, slow } from './formParts';
import { OpenedForm } from './openedForm';

const MALFORMED = saying([{ id: {} }, 7]);

const QUESTIONS_PART: RequiredPart = {
  call: 'definicje-formularzy',
  failed: 'podsumowanie.formularze.blad',
  name: 'podsumowanie.braki.pytania',
  loading: 'podsumowanie.formularze.wczytywanie',
  holds: 'questions',
};

function textQuestions(count: number, title: string): FormDefinition {
  const questions = Array.from({ length: count }, (_, index) => ({
    id: `${title}-${index}`,
    nazwa: `${title} ${index}`,
    wymagane: false,
    odpowiedzi: [{ id: 1, nazwa: '' }],
  }));
  return { tytul: title, informacja: null, pozycjeFormularza: questions };
}

const QUESTIONS_TITLE = 'podsumowanie.formularze.tytul';

/** An empty list: the part is left out, and the form can be sent. */
function omitted(part: RequiredPart, titleId: MessageId, sentAs: keyof Application): Cell {
  return [
    'no such section, and the form can be sent',
    async (site) => {
      const { page } = site.visit;
      const call = await FaultyCall.on(page, part.call);
      call.fail(saying([]));
      const post = await FaultyCall.on(page, 'POST kandydaci');
      post.fail(saying({}));
      const form = await FilledForm.openEmpty(site);
      await form.fill(part.holds);
      const title = site.visit.texts.say(titleId);
      await expect(page.getByRole('region', { name: title })).toHaveCount(0);
      await form.expectTyped();
      await form.submit();
      await form.expectCompletion();
      expect(post.requests[0]?.postDataJSON()).toMatchObject({ [sentAs]: [] });
    },
  ];
}

/** `GET definicje-formularzy/kierunek-specjalnosc/{id}` */
export const QUESTIONS: Row = {
  down: missing(QUESTIONS_PART, down, 3),
  slow: slow(QUESTIONS_PART),
  500: missing(QUESTIONS_PART, broken, 3),
  400: missing(QUESTIONS_PART, refused),
  'not JSON': missing(QUESTIONS_PART, notJson),
  'wrong shape': missing(QUESTIONS_PART, MALFORMED),
  empty: omitted(QUESTIONS_PART, QUESTIONS_TITLE, 'definicjeFormularzy'),
  huge: [
    'all of them',
    async (site) => {
      const many = saying([textQuestions(500, 'Pytanie')]);
      const opened = await OpenedForm.open(site, 'definicje-formularzy', (call) => call.fail(many));
      const section = opened.form.section(QUESTIONS_TITLE);
      await expect(section.getByRole('textbox')).toHaveCount(500);
      const last = section.getByRole('textbox', { name: 'Pytanie 499' });
      await last.fill('Ostatnia odpowiedź');
      await expect(last).toHaveValue('Ostatnia odpowiedź');
      await opened.expectTyped();
    },
  ],
  duplicates: [
    'each question once',
    async (site) => {
      const { questions } = site.visit;
      const twice = saying([...questions, ...questions]);
      const call = await FaultyCall.on(site.visit.page, 'definicje-formularzy');
      call.fail(twice);
      const form = await FilledForm.open(site);
      const section = site.visit.page.getByRole('region', {
        name: site.visit.texts.say(QUESTIONS_TITLE),
      });
      await expect(section.getByRole('radiogroup')).toHaveCount(1);
      await expect(section.getByRole('textbox')).toHaveCount(1);
      await form.expectTyped();
    },
  ],
  late: [
    'the questions of the studies that were chosen meanwhile',
    async (site) => {
      const opened = await OpenedForm.open(site, 'definicje-formularzy', (call) => call.wait());
      const { call } = opened;
      await expect.poll(() => call.requests.length).toBe(1);
      const english = await opened.inEnglish();
      await expect.poll(() => call.requests.length).toBe(2);
      await call.answerLate(saying([textQuestions(1, 'Spóźnione')]));
      const section = english.section(QUESTIONS_TITLE);
      await expect(section.getByRole('status')).toBeAttached();
      await call.answerLate();
      await expect(section.getByRole('textbox').first()).toBeVisible();
      await expect(section.getByRole('textbox', { name: /^Spóźnione/ })).toHaveCount(0);
      await opened.expectTyped(english);
    },
  ],
};

const CONSENTS_PART: RequiredPart = {
  call: 'warunki-rekrutacyjne',
  failed: 'podsumowanie.regulamin.blad',
  name: 'podsumowanie.braki.zgody',
  loading: 'podsumowanie.regulamin.wczytywanie',
  holds: 'consents',
};

function manyConsents(count: number, text: string): Consent[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    tytul: `Warunek ${id}`,
    trescWarunkow: text,
  }));
}

const CONSENTS_TITLE = 'podsumowanie.regulamin.tytul';

/** `GET warunki-rekrutacyjne/rekrutacja/{id}` */
export const CONSENTS: Row = {
  down: missing(CONSENTS_PART, down, 3),
  slow: slow(CONSENTS_PART),
  500: missing(CONSENTS_PART, broken, 3),
  400: missing(CONSENTS_PART, refused),
  'not JSON': missing(CONSENTS_PART, notJson),
  'wrong shape': missing(CONSENTS_PART, MALFORMED),
  empty: omitted(CONSENTS_PART, CONSENTS_TITLE, 'warunkiRekrutacyjne'),
  huge: [
    'all of them; a long text scrolls',
    async (site) => {
      const { page, texts } = site.visit;
      const many = saying(manyConsents(200, '<p>Akapit</p>'.repeat(2000) + '<p>Koniec</p>'));
      const opened = await OpenedForm.open(site, 'warunki-rekrutacyjne', (call) => call.fail(many));
      await opened.form.acceptAll();
      const section = opened.form.section(CONSENTS_TITLE);
      // Plus the checkbox for all of them.
      await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(201);
      const show = texts.beginning('podsumowanie.regulamin.pokaz_tresc');
      await section.getByRole('button', { name: show }).last().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Koniec').scrollIntoViewIfNeeded();
      await expect(dialog.getByText('Koniec')).toBeInViewport();
      const close = texts.say('okno.zamknij');
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toHaveCount(0);
      await opened.expectTyped();
    },
  ],
  duplicates: [
    'each of them once',
    async (site) => {
      const consents = manyConsents(2, '<p>Treść</p>');
      const twice = saying([...consents, ...consents]);
      const opened = await OpenedForm.open(site, 'warunki-rekrutacyjne', (call) =>
        call.fail(twice),
      );
      const section = opened.form.section(CONSENTS_TITLE);
      await expect(section.getByRole('checkbox')).toHaveCount(3);
      await opened.form.acceptAll();
      await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(3);
      await opened.expectTyped();
    },
  ],
  late: [
    'those of the language that was chosen meanwhile',
    async (site) => {
      const opened = await OpenedForm.open(site, 'warunki-rekrutacyjne', (call) => call.wait());
      const { call } = opened;
      await expect.poll(() => call.requests.length).toBe(1);
      const english = await opened.inEnglish();
      await expect.poll(() => call.requests.length).toBe(2);
      await call.answerLate();
      const section = english.section(CONSENTS_TITLE);
      await expect(section.getByRole('status')).toBeAttached();
      await call.answerLate(saying(manyConsents(1, '<p>Text</p>')));
      await expect(section.getByRole('checkbox')).toHaveCount(2);
      await expect(section.getByRole('checkbox').last()).not.toBeChecked();
      await opened.expectTyped(english);
    },
  ],
};
