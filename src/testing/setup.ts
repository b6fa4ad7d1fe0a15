import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first render of a screen compiles a good part of the interface; slow machines need the longer patience.
configure({ asyncUtilTimeout: 4000 });

if (!('matchMedia' in window)) {
  Object.defineProperty(window, 'matchMedia', {
    value: (query: string) => ({
      matches: false,
      media: query,
      // MUI still asks by the older names.
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
window.scrollTo = () => undefined;
// jsdom lays nothing out, so there is nothing to observe.
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
window.IntersectionObserver = class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

// What one test typed is not for the next one.
afterEach(() => {
  sessionStorage.clear();
});
