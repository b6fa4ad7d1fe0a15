import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from './texts';

/** 3 January 2000 was a Monday. */
const MONDAY = 3;

function months(locale: string, month: 'long' | 'short'): string[] {
  const names = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2000, index, 1)));
}

function weekdays(locale: string): string[] {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => names.format(Date.UTC(2000, 0, MONDAY + index)));
}

async function labels(all: Locator): Promise<(string | undefined)[]> {
  const shown = await all.evaluateAll((elements) => elements.map(({ ariaLabel }) => ariaLabel));
  return shown.map((label) => label?.toLowerCase());
}

function lowerCase(names: string[]): string[] {
  return names.map((name) => name.toLowerCase());
}

/** The words of a calendar that are not messages of the application. */
export function calendarWords(locale: string): string[] {
  return [...months(locale, 'long'), ...months(locale, 'short'), ...weekdays(locale)];
}

/** Opens the calendar of the only date field. */
export async function openCalendar(page: Page, texts: Texts): Promise<Locator> {
  const name = texts.say('pola.data.kalendarz');
  await page.getByRole('button', { name, exact: true }).click();
  const calendar = page.getByRole('dialog', { name, exact: true });
  await expect(calendar.getByRole('radio', { name: '2000', exact: true })).toBeVisible();
  return calendar;
}

/** Picks 15 March 2000 in the calendar, and checks its language. */
export async function pickInCalendar(page: Page, texts: Texts): Promise<void> {
  const calendar = await openCalendar(page, texts);
  await calendar.getByRole('radio', { name: '2000', exact: true }).click();
  const choices = calendar.getByRole('radio');
  await expect(choices).toHaveCount(12);
  expect(await labels(choices)).toEqual(lowerCase(months(texts.locale, 'long')));

  await choices.nth(2).click();
  const heads = calendar.getByRole('columnheader');
  await expect(heads).toHaveCount(7);
  expect(await labels(heads)).toEqual(lowerCase(weekdays(texts.locale)));
  for (const label of ['pola.data.poprzedni_miesiac', 'pola.data.nastepny_miesiac'] as const) {
    await expect(calendar.getByRole('button', { name: texts.say(label) })).toBeVisible();
  }
  await calendar.getByRole('gridcell', { name: '15', exact: true }).click();
  await expect(calendar).toBeHidden();
}
