import { rememberPresses } from './earlyPresses';

afterEach(() => {
  window.earlyPresses = undefined;
  document.body.replaceChildren();
});

test('React hears of no press before the application is there, and of every one after', () => {
  document.body.innerHTML = '<div id="root"><form><input type="radio" /></form></div>';
  const radio = document.querySelector('input');
  const TYPES = ['pointerdown', 'pointercancel', 'compositionstart', 'click', 'change'];
  const heard: string[] = [];
  for (const type of TYPES) {
    document.getElementById('root')?.addEventListener(type, () => heard.push(type), true);
  }
  const press = () => {
    for (const type of TYPES.slice(0, 3)) radio?.dispatchEvent(new Event(type, { bubbles: true }));
    radio?.click();
  };
  rememberPresses();
  press();
  expect(radio?.checked).toBe(true);
  expect(heard).toEqual([]);

  window.earlyPresses = undefined;
  if (radio) radio.checked = false;
  press();
  expect(heard).toEqual(TYPES);
});
