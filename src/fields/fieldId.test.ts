import { fieldId, focusField } from './fieldId';

afterEach(() => {
  document.body.replaceChildren();
});

test('of a group the chosen control gets the focus, else the first', () => {
  document.body.innerHTML = `<fieldset id="${fieldId('d')}"><input><input></fieldset>`;
  const [first, second] = document.querySelectorAll('input');
  focusField('d');
  expect(first).toHaveFocus();
  second?.setAttribute('type', 'radio');
  second?.setAttribute('checked', '');
  focusField('d');
  expect(second).toHaveFocus();
});

test.each([
  ['answers.a-b', 'answers.a_b'],
  ['answers.a-b', 'answers.a.b'],
  ['answers.a b', 'answers.a-b'],
  ['answers.%0041', 'answers.-0041'],
  ['ą', 'a'],
])('"%s" and "%s" have different ids', (one, other) => {
  expect(fieldId(one)).not.toBe(fieldId(other));
});

test('an id has no spaces and is stable', () => {
  expect(fieldId('a b\tc')).not.toMatch(/\s/);
  expect(fieldId('a b')).toBe(fieldId('a b'));
});
