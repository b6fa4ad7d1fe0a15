import type { Page } from '@playwright/test';
import { type Backend, startBackend } from '../backend/server';
import { storedFor } from '../backend/storedApplications';
import { answerAll, chooseStudies } from '../pages/enrolment';
import { CANDIDATE } from '../pages/form';
import { textsOf } from '../pages/texts';
import { SCHEMES, settled, WIDTHS } from '../pages/visit';
import { examine } from '../reading/axe';
import { expect, test as base } from '../test';

const CAMPAIGN = 'utm_source=Facebook&utm_campaign=Jesie%C5%84';
const PROGRAMME = 'Doradztwo zawodowe i personalne';
const texts = textsOf('pl');

/** In place of Google's script: looks for what a tag must not see. */
const TAG_MANAGER = `
  const attempt = (look) => { try { look(); return 'seen'; } catch { return 'blocked'; } };
  window.looks = [
    attempt(() => parent.document.body),
    attempt(() => parent.location.href),
    attempt(() => sessionStorage.length),
    attempt(() => document.cookie),
  ];
`;

/** A site on which everything is measured. */
const test = base.extend<object, { backend: Backend }>({
  backend: [
    async ({}, use) => {
      const backend = await startBackend({
        CONFIG_TAG_MANAGER_ID: 'GTM-TEST1',
        CONFIG_ATTRIBUTION: 'true',
      });
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],
});

const consent = (page: Page) => page.getByRole('checkbox', { name: texts.say('pomiar.zgoda') });

const frameOf = (page: Page) => page.frames().find((frame) => frame.url().endsWith('.html'));

interface Measured {
  event: string;
  name: string;
  value?: string;
  page: string;
}

/** What the tag manager was told. */
async function dataLayer(page: Page): Promise<unknown[]> {
  const layer = await frameOf(page)?.evaluate(
    () => (window as unknown as { dataLayer: unknown[] }).dataLayer,
  );
  return layer ?? [];
}

async function events(page: Page): Promise<Measured[]> {
  const layer = (await dataLayer(page)) as Partial<Measured>[];
  return layer.filter((one): one is Measured => 'name' in one);
}

const heard = async (page: Page) =>
  (await events(page)).map(({ event, name }) => `${event} ${name}`);

/** Google as the pages of the test find it; the addresses that were asked for. */
async function fakeGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: TAG_MANAGER });
  });
  return asked;
}

test('[7.2.3] the way to an application is measured without anything that is typed', async ({
  page,
  backend,
}) => {
  const asked = await fakeGoogle(page);
  await page.goto(`/?${CAMPAIGN}`);
  await expect(consent(page)).not.toBeChecked();
  await settled({ page });
  expect(asked).toEqual([]);
  expect(frameOf(page)).toBeUndefined();

  await consent(page).check();
  await expect.poll(() => heard(page)).toEqual(['step_seen direction']);
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  const { origin } = new URL(backend.url);
  expect((await events(page))[0]?.page).toBe(`${origin}/?${CAMPAIGN}`);

  const form = await chooseStudies(page);
  await form.submit();
  await expect(form.errorList).toBeFocused();
  await form.fillPole();
  await answerAll(page);
  await form.acceptAll();
  await form.submit();
  await expect(page).toHaveURL(/\/zakonczenie$/);
  await expect.poll(() => heard(page)).toContain('step_seen completion');
  const all = await heard(page);
  const screens = ['direction', 'mode', 'city', 'summary', 'completion'];
  const seen = all.filter((event) => event.startsWith('step_seen'));
  expect(seen).toEqual(screens.map((name) => `step_seen ${name}`));
  for (const once of [
    'choice_made direction',
    'form_started form',
    'section_completed personal',
    'section_completed consents',
    'field_error imie',
    'field_error adres.kodPocztowy',
    'field_error zgody',
    'sent form',
  ]) {
    expect(all.filter((event) => event === once)).toEqual([once]);
  }
  expect(all.at(-1)).toBe('step_seen completion');

  const told = JSON.stringify(await dataLayer(page));
  expect(told).toContain(PROGRAMME);
  for (const value of Object.values(CANDIDATE)) expect(told).not.toContain(value);
  const looks = await frameOf(page)?.evaluate(
    () => (window as unknown as { looks: string[] }).looks,
  );
  expect(looks).toEqual(['blocked', 'blocked', 'blocked', 'blocked']);

  const [application] = storedFor(backend.databasePath, 54001);
  expect(application?.['attribution']).toBe(CAMPAIGN);
});

test('axe finds nothing on a screen with the question', async ({ page }) => {
  await page.goto('/');
  await expect(consent(page)).toBeVisible();
  for (const scheme of SCHEMES) {
    for (const width of Object.values(WIDTHS)) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 10_000 });
      await examine(page, `${scheme}, ${width} px`);
    }
  }
});
