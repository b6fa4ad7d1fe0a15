import { expect, type Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { Catalogue } from './catalogue';
import { Form } from './form';
import { expectScreen, goToForm } from './screens';
import { textsOf } from './texts';
import { open, startVisit, type Visit } from './visit';

const VIEW = { language: 'pl', scheme: 'light', width: 1280 } as const;

/** Opens the form of an offer in Polish, on a desktop by default. */
export async function openForm(page: Page, width: number = VIEW.width): Promise<Visit> {
  const visit = await startVisit(page, { ...VIEW, width });
  await open(visit, PATHS.summary, visit.whole);
  await expectScreen(page, visit.texts, 'summary');
  // The heading is rendered before the form.
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  return visit;
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
