import { readFileSync } from 'node:fs';

const OURS = 'https://uczelnia.example/rekrutacja/assets/main.1a2b.js';
const NEW_SYNTAX = "Uncaught SyntaxError: Unexpected token '??='";

/** Returns how the page marks its browser after an error before the site runs. */
function markAfter(init: ErrorEventInit): string | undefined {
  window.dispatchEvent(new ErrorEvent('error', { filename: OURS, message: NEW_SYNTAX, ...init }));
  return document.documentElement.dataset['browser'];
}

const ignore = () => undefined;

beforeEach(() => {
  // An error without a listener fails the test.
  window.addEventListener('error', ignore);
  const script = document.createElement('script');
  script.text = readFileSync('public/oldBrowser.js', 'utf8');
  document.head.append(script);
});

afterEach(() => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.removeEventListener('error', ignore);
  delete document.documentElement.dataset['browser'];
  document.head.replaceChildren();
});

test.each<[string, ErrorEventInit]>([
  ['with its error', { error: new SyntaxError("Unexpected token '??='") }],
  ['in a browser that gives the message alone', {}],
])('a script that cannot be parsed marks the browser as old, %s', (_, init) => {
  expect(markAfter(init)).toBe('old');
});

const html = "Unexpected token '<'";
const json = 'Unexpected token u in JSON at position 0';

test.each<[string, ErrorEventInit]>([
  ['a page in place of a script', { error: new SyntaxError(html), message: html }],
  ['damaged data', { error: new SyntaxError(json), message: json }],
  ['a selector', { error: new DOMException('":x" is no valid selector.', 'SyntaxError') }],
  ['another error', { error: new TypeError('SyntaxError is not a function') }],
  ['a script of an extension', { filename: 'extension://abc/content.js' }],
  ['a script of the page', { filename: 'https://uczelnia.example/rekrutacja/' }],
])('an error of %s does not mark the browser', (_, init) => {
  expect(markAfter(init)).toBeUndefined();
});

test('an error after the scripts have run does not mark the browser', () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(markAfter({})).toBeUndefined();
});
