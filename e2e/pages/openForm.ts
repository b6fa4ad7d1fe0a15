import { expect, type Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import type { StepName } from '../../src/domain/selection';
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

/** A Polish offer, and the steps after the direction that lead to it. */
interface Studies {
  /** `kierunekSpecjalnosc.id` */
  id: number;
  asked: readonly StepName[];
}

/** Postgraduate studies in several cities. */
export const POSTGRADUATE = { id: 54001, asked: ['mode', 'city'] } as const;

/** Goes from the open first screen to the form of an offer, in Polish. */
export async function pickStudies(page: Page, studies: Studies = POSTGRADUATE): Promise<Form> {
  const texts = textsOf('pl');
  const offer = await new Catalogue(page.request).offer(studies.id);
  await goToForm(page, texts, offer, studies.asked);
  return new Form(page, texts);
}

/** Opens the first screen, and goes to the form of an offer, in Polish. */
export async function chooseStudies(page: Page, studies?: Studies): Promise<Form> {
  await page.goto('/');
  return pickStudies(page, studies);
}

/** Answers the questions of an offer in Polish. */
export async function answerAll(page: Page, { id }: Pick<Studies, 'id'> = POSTGRADUATE) {
  const questions = await new Catalogue(page.request).questions(id);
  await new Form(page, textsOf('pl')).answerAll(questions);
}
