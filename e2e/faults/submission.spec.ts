import { ALREADY_REGISTERED, INVALID_DATA, OFFER_UNAVAILABLE } from '../../src/contract/refusal';
import { FilledForm, type Site } from '../pages/filledForm';
import { startVisit } from '../pages/visit';
import { expect, test } from '../test';
import { broken, down, type Fault, FaultyCall, notJson } from './faultyCall';

// The browser's own messages about the provoked faults.
test.use({ expectedErrors: [/status of (400|500)|net::ERR_(CONNECTION_REFUSED|FAILED)/] });

const SUBMISSION_TIMEOUT = 30_000;

/** What the candidate should see, and the steps that check it. */
type Cell = readonly [seen: string, check: (site: Site) => Promise<void>];

/** The application is stored, but the candidate gets this response. */
function savedButSaying(answer: Parameters<Parameters<Fault>[0]['fulfill']>[0]): Fault {
  return async (route) => {
    await route.fetch();
    await route.fulfill(answer);
  };
}

function refusal(kod: string, pole?: { pole: string; klucz: string }): Fault {
  return (route) => route.fulfill({ status: 400, json: { kod, bledy: pole ? [pole] : [] } });
}

async function openForm(site: Site): Promise<[form: FilledForm, call: FaultyCall]> {
  const call = await FaultyCall.on(site.visit.page, 'POST kandydaci');
  return [await FilledForm.open(site), call];
}

function keysOf({ requests }: FaultyCall): Set<string | undefined> {
  return new Set(requests.map((request) => request.headers()['idempotency-key']));
}

/** Not confirmed; a retry sends the same application, which is stored once. */
function notConfirmed(fault: Fault): Cell {
  return [
    '"not confirmed", and a retry with the same key',
    async (site) => {
      const [form, call] = await openForm(site);
      call.fail(fault);
      await form.submit();
      await form.expectOutcome('podsumowanie.wynik.niepotwierdzone.tytul');
      await form.expectTyped();
      expect(call.requests).toHaveLength(1);
      call.lift();
      await form.submit();
      await form.expectSavedOnce();
      expect(call.requests).toHaveLength(2);
      expect(keysOf(call).size).toBe(1);
    },
  ];
}

/** A 200 is a success, whatever its JSON says. */
function success(answer: Parameters<typeof savedButSaying>[0]): Cell {
  return [
    'a success: what the JSON of a 200 says is not read',
    async (site) => {
      const [form, call] = await openForm(site);
      call.fail(savedButSaying({ ...answer, status: 200 }));
      await form.submit();
      await form.expectSavedOnce();
      expect(call.requests).toHaveLength(1);
    },
  ];
}

/** `POST kandydaci` */
const CELLS: Readonly<Record<string, Cell>> = {
  down: notConfirmed(down),
  slow: [
    'progress, "still waiting" after 30 seconds, two retries, then "not confirmed"',
    async (site) => {
      const { page, texts } = site.visit;
      await page.clock.install();
      const [form, call] = await openForm(site);
      call.wait();
      await form.submit();
      await page.clock.fastForward(1000);
      const progress = texts.say('podsumowanie.wysylanie.postep');
      await expect(page.getByRole('progressbar', { name: progress })).toBeVisible();
      for (const attempt of [2, 3]) {
        await page.clock.fastForward(SUBMISSION_TIMEOUT);
        await expect(page.getByText(texts.say('podsumowanie.wysylanie.nadal'))).toBeVisible();
        await expect.poll(() => call.requests.length).toBe(attempt);
      }
      await page.clock.fastForward(SUBMISSION_TIMEOUT);
      await form.expectOutcome('podsumowanie.wynik.niepotwierdzone.tytul');
      await form.expectTyped();
      expect(call.requests).toHaveLength(3);
      call.lift();
      await form.submit();
      await form.expectSavedOnce();
      expect(keysOf(call).size).toBe(1);
    },
  ],
  500: notConfirmed(broken),
  400: [
    'what the code says',
    async (site) => {
      const { page, texts } = site.visit;
      const [form, call] = await openForm(site);
      const outcomes = [
        [ALREADY_REGISTERED, 'podsumowanie.wynik.zapisany_wczesniej.tytul'],
        [OFFER_UNAVAILABLE, 'podsumowanie.wynik.oferta_niedostepna.tytul'],
        ['INNY_KOD', 'podsumowanie.wynik.odrzucone.tytul'],
      ] as const;
      for (const [kod, title] of outcomes) {
        call.fail(refusal(kod));
        await form.submit();
        await form.expectOutcome(title);
        await form.expectTyped();
      }
      const klucz = 'podsumowanie.dane_osobowe.walidacja.imie';
      call.fail(refusal(INVALID_DATA, { pole: 'imie', klucz }));
      await form.submit();
      const list = page.locator('main [role=region]');
      await expect(list.getByRole('link')).toHaveText([texts.say(klucz)]);
      await form.expectTyped();
      call.lift();
      await form.change();
      await form.submit();
      await form.expectSavedOnce();
    },
  ],
  'not JSON': notConfirmed(notJson),
  'wrong shape': success({ json: { kod: ALREADY_REGISTERED } }),
  empty: success({ body: '' }),
  duplicates: [
    'one row and one completion, however often the button is pressed',
    async (site) => {
      const { page } = site.visit;
      const [form, call] = await openForm(site);
      const shown: string[] = [];
      page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
      call.wait();
      await form.button.dblclick();
      await form.button.press('Enter');
      await form.button.press('Enter');
      await call.answerLate();
      await form.expectSavedOnce();
      expect(call.requests).toHaveLength(1);
      expect(shown).toEqual(['/zakonczenie']);
    },
  ],
  late: [
    'the completion, saved once, when the first answer comes after the second',
    async (site) => {
      const { page } = site.visit;
      await page.clock.install();
      const [form, call] = await openForm(site);
      call.wait();
      await form.submit();
      await expect.poll(() => call.requests.length).toBe(1);
      await page.clock.fastForward(SUBMISSION_TIMEOUT);
      await expect.poll(() => call.requests.length).toBe(2);
      const [first, second] = [await call.take(), await call.take()];
      const answer = await first.fetch();
      await second.continue();
      await form.expectSavedOnce();
      await first.fulfill({ response: answer });
      await form.expectSavedOnce();
      expect(keysOf(call).size).toBe(1);
    },
  ],
  // Responses of a proxy in front of the backend; nothing is stored.
  'redirected to a page that answers 200': notConfirmed((route) =>
    route.fulfill({ status: 302, headers: { location: '/' } }),
  ),
  '204': notConfirmed((route) => route.fulfill({ status: 204 })),
  '201': notConfirmed((route) => route.fulfill({ status: 201, json: {} })),
};

for (const [fault, [seen, check]] of Object.entries(CELLS)) {
  test(`POST kandydaci, ${fault}: ${seen}`, async ({ page, backend }) => {
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
    await check({ visit, backend });
  });
}
