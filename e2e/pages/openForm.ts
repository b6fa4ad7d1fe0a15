import { expect, type Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { expectScreen } from './screens';
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
