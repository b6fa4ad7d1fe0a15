import type { Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import type { Backend } from '../backend/server';
import { FaultyCall } from '../pages/faultyCall';
import { FilledForm } from '../pages/filledForm';
import { expectScreen } from '../pages/screens';
import { moveTo, startVisit } from '../pages/visit';
import { expect, test } from '../test';

// The browser's own message about a lost response.
test.use({ expectedErrors: [/net::ERR_FAILED/] });

const SUBMISSION_TIMEOUT = 30_000;

/** The filled-in form, and its requests. */
async function filled(page: Page, backend: Backend) {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  const call = await FaultyCall.on(page, 'POST kandydaci');
  const form = await FilledForm.open({ visit, backend });
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

test('back while sending, then sent again: one application, one completion', async ({
  page,
  backend,
}) => {
  const text = await FaultyCall.on(page, 'templatki-html');
  const { visit, call, form } = await sending(page, backend);
  // The text of the completion page is prefetched.
  await expect.poll(() => text.requests.length).toBe(1);
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
  expect(text.requests).toHaveLength(1);
});

test('the first answer comes after the second: the completion, saved once', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  const { call, form } = await sending(page, backend);
  await page.clock.fastForward(SUBMISSION_TIMEOUT);
  await expect.poll(() => call.requests.length).toBe(2);
  const [first, second] = [await call.take(), await call.take()];
  const answer = await first.fetch();
  await second.continue();
  await form.expectSavedOnce();
  await first.fulfill({ response: answer });
  await form.expectSavedOnce();
  expect(keysOf(call).size).toBe(1);
});

test('redirected to a page that answers 200: "not confirmed", and a retry with the same key', async ({
  page,
  backend,
}) => {
  const { call, form } = await filled(page, backend);
  call.fail((route) => route.fulfill({ status: 302, headers: { location: '/' } }));
  await form.submit();
  await form.expectOutcome('podsumowanie.wynik.niepotwierdzone.tytul');
  await form.expectTyped();
  expect(call.requests).toHaveLength(1);
  call.lift();
  await form.submit();
  await form.expectSavedOnce();
  expect(keysOf(call).size).toBe(1);
});

test('without the questions nothing is sent; after a retry the same form is', async ({
  page,
  backend,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  const { say } = visit.texts;
  const call = await FaultyCall.on(page, 'definicje-formularzy');
  call.fail((route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const form = await FilledForm.openEmpty({ visit, backend });
  await form.fill('questions');
  const alert = page.getByRole('alert').filter({ hasText: say('podsumowanie.formularze.blad') });
  await expect(alert).toBeVisible();
  await form.submit();
  await form.expectOutcome('podsumowanie.braki.tytul');
  const missing = page.locator('[data-outcome]').getByRole('listitem');
  await expect(missing).toHaveText([say('podsumowanie.braki.pytania')]);
  expect(call.requests).toHaveLength(1);
  call.lift();
  await alert.getByRole('button', { name: say('start.blad.ponow') }).click();
  await expect(alert).toHaveCount(0);
  await form.expectTyped();
  await form.fillPart('questions');
  await form.submit();
  await form.expectSavedOnce();
});
