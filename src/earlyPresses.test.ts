import { rememberPresses } from './earlyPresses';

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

test.each([
  ['pointerdown', 'pointerup'],
  ['pointerdown', 'pointercancel'],
  ['keydown', 'keyup'],
])('between %s and %s the way on is being pressed', async (begin, end) => {
  document.querySelector('form')?.classList.add('ActionBar--early');
  const button = document.querySelector('button');
  rememberPresses();
  button?.dispatchEvent(new Event(begin, { bubbles: true }));
  const ended = jest.fn();
  const press = window.earlyPress?.then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  button?.dispatchEvent(new Event(end, { bubbles: true }));
  await press;
  expect(ended).toHaveBeenCalled();
});
