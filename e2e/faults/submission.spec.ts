import type { Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import type { Backend } from '../backend/server';
import { expectSavedOnce, openFilledForm } from '../pages/enrolment';
import { CANDIDATE } from '../pages/form';
import { expectScreen } from '../pages/screens';
import { moveTo, settled, startVisit } from '../pages/visit';
import { expect, test } from '../test';
import { type Fault, FaultyCall } from './faultyCall';

/*
 * `POST kandydaci`: what the browser's own network, clock, storage and history decide. What each status and body means
 * is tested in jsdom (docs/faults.md).
 */

// The browser's own messages about the provoked faults.
test.use({ expectedErrors: [/net::ERR_(CONNECTION_REFUSED|FAILED)/] });

const SUBMISSION_TIMEOUT = 30_000;

/** The filled-in form, and its requests. */
async function filled(page: Page, backend: Backend) {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  const call = await FaultyCall.on(page);
  const form = await openFilledForm(visit);
  const expectSaved = () => expectSavedOnce(visit, backend);
  return { visit, call, form, expectSaved };
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

const LOST: readonly (readonly [what: string, fault: Fault])[] = [
  [
    'response is lost after saving',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
  ],
  // A proxy in front of the backend redirects, and nothing is stored.
  [
    'request is redirected to a page that answers 200',
    (route) => route.fulfill({ status: 302, headers: { location: '/' } }),
  ],
];

for (const [what, fault] of LOST) {
  test(`when the ${what}, it is "not confirmed", and the retry completes the application`, async ({
    page,
    backend,
  }) => {
    const { visit, call, form, expectSaved } = await filled(page, backend);
    call.fail(fault);
    await form.submit();
    await form.expectOutcome('podsumowanie.wynik.niepotwierdzone.tytul');
    const already = page.getByText(
      visit.texts.say('podsumowanie.toast.kandydat_zapisany_wczesniej'),
    );
    await expect(already).toHaveCount(0);
    expect(call.requests).toHaveLength(1);
    call.lift();
    await form.submit();
    await expectSaved();
    expect(call.requests).toHaveLength(2);
    expect(keysOf(call).size).toBe(1);
  });
}

test('late: the completion, saved once, when the first answer comes after the second', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  const { call, expectSaved } = await sending(page, backend);
  await page.clock.fastForward(SUBMISSION_TIMEOUT);
  await expect.poll(() => call.requests.length).toBe(2);
  const [first, second] = [await call.take(), await call.take()];
  const answer = await first.fetch();
  await second.continue();
  await expectSaved();
  await first.fulfill({ response: answer });
  await expectSaved();
  expect(keysOf(call).size).toBe(1);
});

test('a reload while sending: the repeated application is the same one', async ({
  page,
  backend,
}) => {
  const { visit, call, form, expectSaved } = await sending(page, backend);
  // Stored, but the page leaves before the response.
  await (await call.take()).fetch();
  await page.reload();
  call.lift();
  await settled(visit);
  // No draft contains these.
  await expect(form.firstName).toHaveValue(CANDIDATE.firstName);
  await form.fillPesel();
  await form.acceptAll();
  await form.submit();
  await expectSaved();
  const already = page.getByText(visit.texts.say('podsumowanie.toast.kandydat_zapisany_wczesniej'));
  await expect(already).toHaveCount(0);
  expect(keysOf(call).size).toBe(1);
});

test('back while sending, then sent again: one application, and one completion, whose text is prefetched', async ({
  page,
  backend,
}) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/templatki-html/')) texts.push(request.url());
  });
  const { visit, call, form, expectSaved } = await sending(page, backend);
  await expect.poll(() => texts.length).toBe(1);
  await moveTo(visit, PATHS.mode);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await moveTo(visit, PATHS.summary);
  await expectScreen(page, visit.texts, 'summary');
  await expect(form.button).toHaveAttribute('aria-disabled', 'true');
  // An `aria-disabled` button can still be clicked.
  await form.button.click({ force: true });
  await form.button.press('Enter');
  await (await call.take()).continue();
  await expectSaved();
  expect(call.requests).toHaveLength(1);
  expect(texts).toHaveLength(1);
});
