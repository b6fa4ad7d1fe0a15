import { rememberPresses, tellMissingScripts } from './earlyPresses';

afterEach(() => {
  window.earlyPresses = undefined;
  document.body.replaceChildren();
});

const TYPES = ['pointerdown', 'pointercancel', 'compositionstart', 'click'];

/** Presses `pressed`, and tells what is heard of it where React listens. */
function press(pressed: HTMLElement | null): string[] {
  const heard: string[] = [];
  for (const type of TYPES) {
    document.getElementById('root')?.addEventListener(type, () => heard.push(type), true);
  }
  for (const type of TYPES.slice(0, -1)) pressed?.dispatchEvent(new Event(type, { bubbles: true }));
  pressed?.click();
  return heard;
}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><form><input type="radio" /><button type="button">On</button></form></div>';
});

test('React hears of no choice before the application is there, and of every one after', () => {
  const radio = document.querySelector('input');
  rememberPresses();
  expect(press(radio)).toEqual([]);
  expect(radio?.checked).toBe(true);
  window.earlyPresses = undefined;
  expect(press(radio)).toEqual(TYPES);
});

test('a button that waits for the application is pressed by it alone', () => {
  const button = document.querySelector('button');
  rememberPresses();
  expect(press(button)).toEqual([]);
  expect(button && window.earlyPresses?.has(button)).toBe(true);
});

describe('the way on', () => {
  const dispatch = (target: Element | null, type: string) =>
    target?.dispatchEvent(new Event(type, { bubbles: true }));
  /** Whether it is still being pressed when a click would have come. */
  const isPressed = () => {
    jest.advanceTimersByTime(400);
    return window.pressUnderWay !== undefined;
  };
  let button: HTMLButtonElement | null = null;

  beforeEach(() => {
    jest.useFakeTimers();
    document.querySelector('form')?.setAttribute('data-early', 'bar');
    button = document.querySelector('button');
    rememberPresses();
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  test.each([
    ['pointerdown', 'click'],
    ['pointerdown', 'pointercancel'],
    ['pointerdown', 'pointerup'],
    ['keydown', 'click'],
    ['keydown', 'keyup'],
  ])('is being pressed from %s to %s', async (begin, end) => {
    dispatch(button, begin);
    expect(isPressed()).toBe(true);
    const ended = window.pressUnderWay;
    dispatch(button, end);
    expect(isPressed()).toBe(false);
    await ended;
  });

  test('is not being pressed for ever where no end is told, nor by keys that are held', async () => {
    dispatch(button, 'keydown');
    const first = window.pressUnderWay;
    dispatch(button, 'keydown');
    expect(window.pressUnderWay).toBe(first);
    jest.advanceTimersByTime(5000);
    expect(isPressed()).toBe(false);
    await first;
  });

  test('is being pressed until the click of a finger, which comes after its end', () => {
    dispatch(button, 'pointerdown');
    dispatch(button, 'pointerup');
    jest.advanceTimersByTime(300);
    expect(window.pressUnderWay).toBeDefined();
  });

  test('has been remembered when the press ends', () => {
    dispatch(button, 'pointerdown');
    const { pressUnderWay } = window;
    button?.click();
    expect([...(window.earlyPresses ?? [])]).toEqual([button]);
    expect(window.pressUnderWay).toBe(pressUnderWay);
  });

  test('is not pressed by a press of what stands elsewhere', () => {
    document.body.append(document.createElement('main'));
    dispatch(document.querySelector('main'), 'pointerdown');
    expect(isPressed()).toBe(false);
  });
});

test.each([
  ['cannot be fetched', true, undefined],
  ['cannot be parsed by an old browser', false, 'old'],
])('a script that %s ends the waiting of a pressed button', (_why, isMissing, browser) => {
  const { dataset } = document.documentElement;
  const button = document.querySelector('button');
  const script = document.createElement('script');
  script.defer = true;
  document.body.append(script);
  rememberPresses();
  tellMissingScripts();
  press(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  if (browser !== undefined) dataset['browser'] = browser;
  (isMissing ? script : window).dispatchEvent(new Event('error'));
  delete dataset['browser'];
  expect(button).not.toHaveAttribute('aria-busy');
  expect(window.earlyPresses).toBeUndefined();
});

test('an error that is no missing script leaves the buttons waiting', () => {
  const button = document.querySelector('button');
  rememberPresses();
  tellMissingScripts();
  press(button);
  window.dispatchEvent(new Event('error'));
  expect(button).toHaveAttribute('aria-busy', 'true');
});
