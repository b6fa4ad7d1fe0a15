/*
 * One visit of one subject on an emulated phone: from the address to the list of all error messages. Times are the
 * browser's: from its own navigation or event timestamp to the frame after the change.
 */
import { hurry, watch } from './inPage.mjs';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
const SLOWER = 4;
/** Single keys vary by half; ten of them could not tell two builds apart. */
const KEYS = 80;
/** A candidate reads a screen before the next press, in milliseconds; the hurried visitor does not. */
const READING = 700;

/** The controls, in every subject. */
const SELECTORS = {
  choice: 'main input[type=radio]',
  forward: 'main button[type=submit]',
  field: 'main form :is(input:not([type=search]), select, textarea)',
  text: 'main form input:is([type=text], :not([type]))',
  message: 'main form [aria-invalid=true]',
};
const FORM = { selector: 'main form :is(input[type=text], select)', least: 9 };

async function click(page, selector) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await page.evaluate(() => window.bench.arm());
  const label = page.locator('label').filter({ has: target }).first();
  await ((await label.count()) > 0 ? label : target).click();
}

/** Chooses at every step until the form is there; the last click on the forward button counts. */
async function openForm(page) {
  for (let step = 0; step < 8; step += 1) {
    const title = await page.locator('h1').first().innerText();
    await page.waitForTimeout(READING);
    await click(page, SELECTORS.forward);
    const next = await page.evaluate(
      async ([forward, choice, previous, form]) => {
        const limit = performance.now() + 20_000;
        while (performance.now() < limit) {
          const title = document.querySelector('h1')?.innerText;
          if (window.bench.visible(form.selector).length >= form.least) return 'form';
          const choices = window.bench.visible(choice).length > 0;
          if (title && title !== previous && choices) {
            return window.bench.visible(forward).length > 0 ? 'chosen' : 'step';
          }
          await new Promise(requestAnimationFrame);
        }
        throw new Error('The next screen did not appear.');
      },
      [SELECTORS.forward, SELECTORS.choice, title, FORM],
    );
    if (next === 'form') return;
    const forward = page.locator(SELECTORS.forward).filter({ visible: true }).first();
    if (!(await forward.count())) await click(page, SELECTORS.choice);
    await forward.waitFor();
  }
  throw new Error('The form was not reached.');
}

async function openPhone(browser, network) {
  const context = await browser.newContext({ ...PHONE, locale: 'pl-PL' });
  const page = await context.newPage();
  // A catalogue with tens of thousands of offers loads slowly on the throttled CPU.
  page.setDefaultTimeout(90_000);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Performance.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  return { context, page, client };
}

/** @returns milliseconds from the navigation until the form is painted for a visitor who never reads */
export async function hurriedVisit(browser, url) {
  const { context, page } = await openPhone(browser, NETWORK);
  try {
    await page.addInitScript(hurry, [SELECTORS, FORM]);
    await page.goto(url, { waitUntil: 'commit' });
    await page.evaluate(({ selector }) => window.bench.shown(selector), FORM);
    const { ms } = await page.evaluate((field) => window.bench.settled(field, 20), SELECTORS.field);
    return ms;
  } finally {
    await context.close();
  }
}

async function taskTime(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** @returns the memory that the page's scripts use, in MB */
async function heap(client) {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** @returns the figures of one visit by row name; times in milliseconds, sizes in kB */
export async function visit(browser, { url, network = NETWORK, untilForm = true }) {
  const { context, page, client } = await openPhone(browser, network);
  const script = { ofPage: 0, all: 0 };
  const scripts = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    // A prefetched script is no script to the browser yet.
    if (request.url.endsWith('.js')) scripts.set(requestId, initiator.type);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId)) return;
    script.all += encodedDataLength / 1000;
    if (scripts.get(requestId) === 'parser') script.ofPage += encodedDataLength / 1000;
  });
  const row = {};
  try {
    await page.goto(url, { waitUntil: 'commit' });
    row.clickable = await page.evaluate((choice) => window.bench.shown(choice), SELECTORS.choice);
    await click(page, SELECTORS.choice);
    row.firstEffect = await page.evaluate(
      (forward) => window.bench.shown(forward),
      SELECTORS.forward,
    );
    const seen = await page.evaluate(() => window.bench.seen);
    row.chooseToForward = row.firstEffect - (await page.evaluate(() => window.bench.clickedAt));
    row.firstPaint = seen.paint['first-paint'];
    row.contentfulPaint = seen.paint['first-contentful-paint'];
    const firstScreen = row.firstEffect;
    await page.waitForLoadState('networkidle');
    row.scriptFirst = script.ofPage;
    // Includes the hydration after an early click on the pre-rendered screen.
    const tasks = await page.evaluate(() => window.bench.seen.longTasks);
    row.blocking = tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    if (!untilForm) {
      const title = await page.evaluate(() => document.querySelector('h1').innerText);
      await click(page, SELECTORS.forward);
      row.nextScreen = await page.evaluate(async (previous) => {
        const limit = performance.now() + 30_000;
        while (document.querySelector('h1')?.innerText === previous) {
          if (performance.now() > limit) throw new Error('The next screen did not appear.');
          await new Promise(requestAnimationFrame);
        }
        const end = await new Promise((done) =>
          requestAnimationFrame(() => setTimeout(() => done(performance.now()))),
        );
        return end - window.bench.clickedAt;
      }, title);
      row.heap = await heap(client);
      return row;
    }
    await openForm(page);
    const form = await page.evaluate((field) => window.bench.settled(field, 20), SELECTORS.field);
    [row.formPainted, row.fields] = [form.ms, form.count];
    row.scriptForm = script.all;
    // The site's button leads to the review first.
    const last = page.locator('main form button').filter({ visible: true }).last();
    if ((await last.getAttribute('type')) === 'button') await last.click();
    await click(page, SELECTORS.forward);
    const messages = await page.evaluate(
      (message) => window.bench.settled(message, 5),
      SELECTORS.message,
    );
    [row.allMessages, row.messages] = [messages.ms, messages.count];
    await page.locator(SELECTORS.text).filter({ visible: true }).first().focus();
    const before = await taskTime(client);
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press('b');
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
    }
    row.eachKey = ((await taskTime(client)) - before) / KEYS;
    row.heap = await heap(client);
    const end = await page.evaluate(() => window.bench.seen);
    row.shift = end.shift;
    row.lcp = end.lcp;
    row.inp = Math.max(0, ...end.events);
    row.longest = Math.max(
      0,
      ...end.longTasks
        .filter(({ startTime }) => startTime > firstScreen)
        .map(({ duration }) => duration),
    );
    return row;
  } finally {
    await context.close();
  }
}
