import type { Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import type { Backend } from '../backend/server';
import { down, FaultyCall } from '../faults/faultyCall';
import { FilledForm, type Site } from '../pages/filledForm';
import { expectScreen } from '../pages/screens';
import { moveTo, startVisit } from '../pages/visit';
import { expect, test } from '../test';

// The browser's own message about a lost response.
test.use({ expectedErrors: [/net::ERR_(CONNECTION_REFUSED|FAILED)/] });

/** The filled-in form, and its requests. */
async function filled(page: Page, backend: Backend) {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  const site: Site = { visit, backend };
  const call = await FaultyCall.on(page, 'POST kandydaci');
  const form = await FilledForm.open(site);
  const already = page.getByText(visit.texts.say('podsumowanie.toast.kandydat_zapisany_wczesniej'));
  return { visit, call, form, already };
}

/** The same, sent, with the request not yet answered. */
async function sending(page: Page, backend: Backend) {
  const parts = await filled(page, backend);
  const { call, form } = parts;
  call.wait();
  await form.submit();
  await expect.poll(() => call.requests.length).toBe(1);
  return parts;
}

function keysOf({ requests }: FaultyCall): Set<string | undefined> {
  return new Set(requests.map((request) => request.headers()['idempotency-key']));
}

test('when the response is lost after saving, the retry completes the application', async ({
  page,
  backend,
}) => {
  const { call, form, already } = await filled(page, backend);
  call.fail(async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.submit();
  await form.expectOutcome('podsumowanie.wynik.niepotwierdzone.tytul');
  await expect(already).toHaveCount(0);
  call.lift();
  await form.submit();
  await form.expectSavedOnce();
  expect(call.requests).toHaveLength(2);
  expect(keysOf(call).size).toBe(1);
});

test('the completion page is painted at its top', async ({ page, backend }) => {
  const { form } = await filled(page, backend);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => {
    const look = () => {
      if (location.pathname === '/zakonczenie' && document.querySelector('form') === null) {
        document.documentElement.dataset['top'] = String(window.scrollY);
      } else {
        requestAnimationFrame(look);
      }
    };
    look();
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await form.submit();
  await form.expectSavedOnce();
  await expect(page.locator('html')).toHaveAttribute('data-top', '0');
});

test('a reload while sending: the repeated application is the same one', async ({
  page,
  backend,
}) => {
  const { call, form, already } = await sending(page, backend);
  // Stored, but the page leaves before the response.
  await (await call.take()).fetch();
  await page.reload();
  call.lift();
  await form.fillAgain();
  await form.submit();
  await form.expectSavedOnce();
  await expect(already).toHaveCount(0);
  expect(keysOf(call).size).toBe(1);
});

test('a retry after a reload that follows "not confirmed" is the same application', async ({
  page,
  backend,
}) => {
  const { call, form } = await filled(page, backend);
  call.fail(down);
  await form.submit();
  await form.expectOutcome('podsumowanie.wynik.niepotwierdzone.tytul');
  await page.reload();
  call.lift();
  await form.fillAgain();
  await form.submit();
  await form.expectSavedOnce();
  expect(keysOf(call).size).toBe(1);
});

test('back while sending, then sent again: one application, one completion', async ({
  page,
  backend,
}) => {
  const { visit, call, form } = await sending(page, backend);
  await moveTo(visit, PATHS.mode);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await moveTo(visit, PATHS.summary);
  await expectScreen(page, visit.texts, 'summary');
  await expect(form.button).toHaveAttribute('aria-disabled', 'true');
  // An `aria-disabled` button can still be clicked.
  await form.button.click({ force: true });
  await form.button.press('Enter');
  await call.answerLate();
  await form.expectSavedOnce();
  expect(call.requests).toHaveLength(1);
});

test('a response on another screen leads to the completion once', async ({ page, backend }) => {
  const { visit, call, form } = await sending(page, backend);
  await moveTo(visit, PATHS.mode);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await call.answerLate();
  await form.expectSavedOnce();
  expect(call.requests).toHaveLength(1);
});

test('the text of the completion page is prefetched while sending', async ({ page, backend }) => {
  const { call, form } = await filled(page, backend);
  const text = await FaultyCall.on(page, 'templatki-html');
  call.wait();
  await form.submit();
  await expect.poll(() => text.requests.length).toBe(1);
  await call.answerLate();
  await form.expectSavedOnce();
  expect(text.requests).toHaveLength(1);
});
