import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Bounds failures only: on a busy machine the first render of a screen takes seconds.
configure({ asyncUtilTimeout: 15_000 });

if (!('matchMedia' in window)) {
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: (query: string) => ({
      matches: false,
      media: query,
      // MUI still uses the older names.
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
window.scrollTo = () => undefined;
// jsdom has no layout, so there is nothing to observe.
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
const WHOLE = { isIntersecting: true, intersectionRatio: 1, rootBounds: null, time: 0 };
// Everything is in view.
window.IntersectionObserver = class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    this.callback([{ ...WHOLE, target, boundingClientRect: box, intersectionRect: box }], this);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

// A test may block the properties (blockStorages.ts); mocks are restored only before the next test.
const storages = [localStorage, sessionStorage];

// Each test starts with an empty browser storage and real timers; jest's configuration restores mocks.
afterEach(() => {
  for (const storage of storages) storage.clear();
  jest.useRealTimers();
});
