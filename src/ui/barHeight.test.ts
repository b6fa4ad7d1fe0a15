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
  ['a usual one', 110, 844, 'floats', '110px'],
  ['one with large text', 268, 844, 'rests', '0px'],
  ['any in a low window', 110, 480, 'rests', '0px'],
])('%s of %i px in a window of %i px %s', (_what, bar, window, state, height) => {
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
