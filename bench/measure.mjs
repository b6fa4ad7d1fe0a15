/*
 * One visit of one subject on an emulated phone: from the address to the list of all error messages. Times are the
 * browser's: from its own navigation or event timestamp to the frame after the change.
 */
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
const KEYS = 10;

/** The controls of a subject; the defaults match native controls. */
const SELECTORS = {
  choice: 'main input[type=radio]',
  forward: 'main button[type=submit]',
  field: 'main form :is(input:not([type=search]), select, textarea)',
  text: 'main form input:is([type=text], :not([type]))',
  message: 'main form [aria-invalid=true]',
};

/** Runs in the page before all other scripts. */
function watch() {
  const seen = { shift: 0, longTasks: [], events: [], paint: {}, lcp: 0 };
  const observe = (type, each, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('paint', ({ name, startTime }) => (seen.paint[name] = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => !hadRecentInput && (seen.shift += value));
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  observe('event', ({ interactionId, duration }) => interactionId && seen.events.push(duration), {
    durationThreshold: 16,
  });
  const nextFrame = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  const visible = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  window.bench = {
    seen,
    visible,
    /** The frame after `selector` is first visible. */
    shown: async (selector) => {
      const limit = performance.now() + 90_000;
      while (visible(selector).length === 0) {
        if (performance.now() > limit) throw new Error(`${selector} is not shown`);
        await nextFrame();
      }
      return nextFrame();
    },
    /** Remembers the time of the next click. */
    arm: () =>
      addEventListener('click', ({ timeStamp }) => (window.bench.clickedAt = timeStamp), {
        capture: true,
        once: true,
      }),
    /**
     * From the click until the number of visible elements of `selector` has not changed for 700 ms, and that number.
     */
    settled: async (selector, least) => {
      let count = 0;
      let end = 0;
      const limit = performance.now() + 20_000;
      while (count < least || performance.now() - end < 700) {
        if (performance.now() > limit) throw new Error(`${selector}: ${count} of ${least}`);
        const now = visible(selector).length;
        const frame = await nextFrame();
        if (now !== count) [count, end] = [now, frame];
      }
      return { ms: end - window.bench.clickedAt, count };
    },
  };
}

async function click(page, selector) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await page.evaluate(() => window.bench.arm());
  const label = page.locator('label').filter({ has: target }).first();
  await ((await label.count()) > 0 ? label : target).click();
}

/** Chooses at every step until the form is there; the last click on the forward button counts. */
async function openForm(page, s) {
  for (let step = 0; step < 8; step += 1) {
    const title = await page.locator('h1').first().innerText();
    await click(page, s.forward);
    const next = await page.evaluate(
      async ([forward, choice, previous]) => {
        const limit = performance.now() + 20_000;
        while (performance.now() < limit) {
          const title = document.querySelector('h1')?.innerText;
          if (window.bench.visible('main form :is(input[type=text], select)').length > 8) {
            return 'form';
          }
          const choices = window.bench.visible(choice).length > 0;
          if (title && title !== previous && choices) {
            return window.bench.visible(forward).length > 0 ? 'chosen' : 'step';
          }
          await new Promise(requestAnimationFrame);
        }
        throw new Error('The next screen did not appear.');
      },
      [s.forward, s.choice, title],
    );
    if (next === 'form') return;
    // A new screen ignores a second tap for a moment.
    await page.waitForFunction(() => !document.querySelector('.settling'));
    const forward = page.locator(s.forward).filter({ visible: true }).first();
    if (!(await forward.count())) await click(page, s.choice);
    await forward.waitFor();
  }
  throw new Error('The form was not reached.');
}

async function taskTime(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** @returns the figures of one visit by row name; times in milliseconds, sizes in kB */
export async function visit(browser, { url, selectors, network = NETWORK, untilForm = true }) {
  const s = { ...SELECTORS, ...selectors };
  const context = await browser.newContext({ ...PHONE, locale: 'pl-PL' });
  const page = await context.newPage();
  // A catalogue with tens of thousands of offers loads slowly on the throttled CPU.
  page.setDefaultTimeout(90_000);
  const client = await context.newCDPSession(page);
  let script = 0;
  const scripts = new Set();
  client.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength / 1000;
  });
  await client.send('Network.enable');
  await client.send('Performance.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  const row = {};
  try {
    await page.goto(url, { waitUntil: 'commit' });
    row.clickable = await page.evaluate((choice) => window.bench.shown(choice), s.choice);
    row.scriptFirst = script;
    await click(page, s.choice);
    row.firstEffect = await page.evaluate((forward) => window.bench.shown(forward), s.forward);
    const seen = await page.evaluate(() => window.bench.seen);
    row.chooseToForward = row.firstEffect - (await page.evaluate(() => window.bench.clickedAt));
    row.firstPaint = seen.paint['first-paint'];
    row.contentfulPaint = seen.paint['first-contentful-paint'];
    const firstScreen = row.firstEffect;
    await page.waitForLoadState('networkidle');
    // Includes the hydration after an early click on the pre-rendered screen.
    const tasks = await page.evaluate(() => window.bench.seen.longTasks);
    row.blocking = tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    if (!untilForm) {
      const title = await page.evaluate(() => document.querySelector('h1').innerText);
      await click(page, s.forward);
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
      await client.send('HeapProfiler.collectGarbage');
      row.heap = (await client.send('Runtime.getHeapUsage')).usedSize / 1e6;
      return row;
    }
    await openForm(page, s);
    const form = await page.evaluate((field) => window.bench.settled(field, 20), s.field);
    [row.formPainted, row.fields] = [form.ms, form.count];
    row.scriptForm = script;
    await page.waitForFunction(() => !document.querySelector('.settling'));
    await click(page, s.forward);
    const messages = await page.evaluate((message) => window.bench.settled(message, 5), s.message);
    [row.allMessages, row.messages] = [messages.ms, messages.count];
    await page.locator(s.text).filter({ visible: true }).first().focus();
    const before = await taskTime(client);
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press('b');
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
    }
    row.eachKey = ((await taskTime(client)) - before) / KEYS;
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
