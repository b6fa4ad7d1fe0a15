import { expect, type Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import type { Backend } from '../backend/server';
import { type StoredApplication, storedFor } from '../backend/storedApplications';
import { Catalogue } from './catalogue';
import { Form } from './form';
import { expectScreen, goToForm } from './screens';
import { textsOf } from './texts';
import { open, settled, startVisit, type Visit, WIDTHS } from './visit';

/** Opens the form of the visit's offer. */
export async function openForm(visit: Visit): Promise<Form> {
  const { page, texts, whole } = visit;
  await open(visit, PATHS.summary, whole);
  await expectScreen(page, texts, 'summary');
  // The heading is rendered before the form.
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  // A list that arrives moves the fields and the button: between press and release it would take the click.
  await settled(visit);
  return new Form(page, texts);
}

/** Opens the form, and fills it in completely. */
export async function openFilledForm(visit: Visit): Promise<Form> {
  const form = await openForm(visit);
  await form.fillPole();
  await form.answerAll(visit.questions);
  await form.acceptAll();
  return form;
}

/** Opens the form of an offer in Polish, on a desktop by default. */
export async function startAtForm(page: Page, width: number = WIDTHS.desktop) {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width });
  return { visit, form: await openForm(visit) };
}

/** Checks that the completion page is open at rest, and the database has one application. */
export async function expectSavedOnce(visit: Visit, backend: Backend): Promise<StoredApplication> {
  await expectScreen(visit.page, visit.texts, 'completion');
  await settled(visit);
  const { id } = visit.offer.kierunekSpecjalnosc;
  const [stored, ...others] = storedFor(backend.databasePath, Number(id));
  expect(others).toEqual([]);
  if (stored === undefined) throw new Error('The application is not stored.');
  return stored;
}

/** Postgraduate studies in several cities, and the steps after the direction that lead to them. */
const POSTGRADUATE = { id: 54001, asked: ['mode', 'city'] } as const;

/** Opens the first screen, and goes to the form of postgraduate studies, in Polish. */
export async function chooseStudies(page: Page): Promise<Form> {
  await page.goto('/');
  const texts = textsOf('pl');
  const offer = await new Catalogue(page.request).offer(POSTGRADUATE.id);
  await goToForm(page, texts, offer, POSTGRADUATE.asked);
  return new Form(page, texts);
}

/** Answers the questions of these studies. */
export async function answerAll(page: Page): Promise<void> {
  const questions = await new Catalogue(page.request).questions(POSTGRADUATE.id);
  await new Form(page, textsOf('pl')).answerAll(questions);
}
