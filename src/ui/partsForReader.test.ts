import type { Reader } from './partsForReader';
import { sanitise } from './sanitise';

const PARTS =
  '<p>all</p><p data-poziom="A|B">AB</p><p data-poziom=" b ">B</p><p data-miasto="X">X</p><p data-miasto="Y">Y</p>';

function read(html: string, reader: Reader): string {
  const box = document.createElement('div');
  box.append(sanitise(html, 2, reader));
  return box.innerHTML;
}

const words = (html: string, reader: Reader) =>
  read(html, reader)
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/)
    .join(' ');

test.each<[string, Reader, string]>([
  ['of a level', { 'data-poziom': 'A', 'data-miasto': 'X' }, 'all AB X'],
  ['of another level, in another case', { 'data-poziom': 'B', 'data-miasto': 'y' }, 'all AB B Y'],
  ['whose level is unknown', { 'data-poziom': null, 'data-miasto': 'X' }, 'all AB B X'],
  ['whose city no part names', { 'data-poziom': 'A', 'data-miasto': 'Z' }, 'all AB X Y'],
  ['of whom nothing is known', {}, 'all AB B X Y'],
])('a reader %s', (_who, reader, expected) => {
  expect(words(PARTS, reader)).toBe(expected);
});

test('a city is named also by a part of another level', () => {
  const html =
    '<p data-poziom="A" data-miasto="X">AX</p><p data-poziom="B" data-miasto="Y">BY</p><p data-poziom="B">B</p>';
  expect(words(html, { 'data-poziom': 'B', 'data-miasto': 'X' })).toBe('B');
});

test('a name may have a colon, a quotation mark and spaces of any kind', () => {
  const html =
    '<p data-poziom="Level: &quot;one&quot;&nbsp;– two">mine</p><p data-poziom="x">x</p>';
  expect(words(html, { 'data-poziom': 'Level: "one" – two' })).toBe('mine');
});

test('a part may be a group, a row or words', () => {
  const html =
    '<div data-miasto="X"><h3>Mine</h3><p>One <span data-poziom="A">a</span><span data-poziom="B">b</span></p></div>' +
    '<div data-miasto="Y"><p>Other</p></div><table><tbody><tr data-miasto="Y"><td>y</td></tr><tr data-miasto="X"><td>x</td></tr></tbody></table>';
  expect(read(html, { 'data-poziom': 'A', 'data-miasto': 'X' })).toBe(
    '<h2>Mine</h2><p>One a</p><table><tbody><tr data-miasto="X"><td>x</td></tr></tbody></table>',
  );
});
