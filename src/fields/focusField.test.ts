import { fieldId } from './fieldId';
import { fieldBelow, focusField } from './focusField';

const NAMES = ['a', 'b', 'c'];
const input = (name: string) => `<input id="${fieldId(name)}">`;
const control = (name: string) => document.getElementById(fieldId(name));

/** Fields a, b and c; b is hidden with its container. */
beforeEach(() => {
  document.body.innerHTML = `${input('a')}<ul hidden><li>${input('b')}</li></ul>${input('c')}`;
});

afterEach(() => {
  document.body.replaceChildren();
});

test('the next field is the next visible one, and the first after the last', () => {
  expect(fieldBelow(NAMES, null)).toBe('a');
  expect(fieldBelow(NAMES, control('a'))).toBe('c');
  expect(fieldBelow(NAMES, control('c'))).toBe('a');
  expect(fieldBelow(['b'], null)).toBeUndefined();
});

test('a field that is shown again counts', () => {
  document.querySelector('ul')?.removeAttribute('hidden');
  expect(fieldBelow(NAMES, control('a'))).toBe('b');
});

test('a hidden field does not move the focus', () => {
  focusField('a');
  focusField('b');
  expect(control('a')).toHaveFocus();
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

test('a removed element does not count', () => {
  const removed = document.createElement('input');
  const { DOCUMENT_POSITION_FOLLOWING: after, DOCUMENT_POSITION_PRECEDING: before } = Node;
  // The order of nodes in different documents depends on the browser.
  jest
    .spyOn(removed, 'compareDocumentPosition')
    .mockImplementation((other) => (other === control('c') ? after : before));
  expect(fieldBelow(NAMES, removed)).toBe('a');
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
