/*
 * Functions that run in the measured page, so each is complete in itself.
 */

/** Observes the visit from before all other scripts. */
export function watch() {
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
    /** The time of the last armed click; 0, the navigation, before the first one. */
    clickedAt: 0,
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
     * Waits until the number of visible elements of `selector` has not changed for 700 ms. Returns the time from the
     * armed click to its last change, and the number.
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

/** Clicks each control once, as soon as it is visible, until the form is there. */
export function hurry([{ choice, forward }, form]) {
  let [title, clicked] = ['', null];
  const look = () => {
    const { visible } = window.bench;
    if (visible(form.selector).length >= form.least) return;
    const heading = document.querySelector('h1')?.innerText;
    const control = visible(forward)[0] ?? visible(choice)[0];
    // React may use the same element for the next step.
    if (control && (control !== clicked || heading !== title)) {
      [title, clicked] = [heading, control];
      control.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
