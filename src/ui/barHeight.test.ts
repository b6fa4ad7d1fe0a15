import { trackBarHeight } from './barHeight';

const root = document.documentElement;

beforeEach(() => {
  // Calls the observer at once, as browsers do.
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => ({
    observe() {
      callback([], this);
    },
    unobserve: () => undefined,
    disconnect: () => undefined,
  }));
});

function barOf(height: number): HTMLElement {
  const bar = document.createElement('div');
  Object.defineProperty(bar, 'offsetHeight', { value: height });
  return bar;
}

function resizeWindow(height: number): void {
  window.innerHeight = height;
  window.dispatchEvent(new Event('resize'));
}

test.each([
  { bar: 110, window: 844, state: 'floats', height: '110px' },
  // Its text is large.
  { bar: 268, window: 844, state: 'rests', height: '0px' },
  { bar: 110, window: 480, state: 'rests', height: '0px' },
])('$bar px in a window of $window px: it $state', ({ bar, window, state, height }) => {
  resizeWindow(window);
  const stop = trackBarHeight(barOf(bar));
  expect(root.dataset['bar']).toBe(state);
  expect(root.style.getPropertyValue('--bar-height')).toBe(height);
  stop?.();
  expect(root.dataset['bar']).toBeUndefined();
  expect(root.style.getPropertyValue('--bar-height')).toBe('');
});

test('follows the height of the window', () => {
  resizeWindow(844);
  const stop = trackBarHeight(barOf(200));
  expect(root.dataset['bar']).toBe('floats');
  resizeWindow(390);
  expect(root.dataset['bar']).toBe('rests');
  stop?.();
});
