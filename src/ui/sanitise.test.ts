import { sanitise } from './sanitise';

function cleaned(html: string, headingsFrom = 2): string {
  const box = document.createElement('div');
  box.append(sanitise(html, headingsFrom));
  return box.innerHTML;
}

test('keeps the markup of an editor', () => {
  const html =
    '<p>One<br><strong>two</strong> <em>three</em> <u>four</u></p><ul><li>a</li></ul><ol><li>b</li></ol>' +
    '<blockquote>c</blockquote><hr><table><thead><tr><th scope="col">d</th></tr></thead>' +
    '<tbody><tr><td colspan="2">e</td></tr></tbody></table>';
  expect(cleaned(html)).toBe(html);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a style sheet', '<style>p{color:red}</style>'],
  ['a frame', '<iframe src="https://example.com"></iframe>'],
  ['a drawing', '<svg><script>alert(1)</script><a href="javascript:alert(1)">x</a></svg>'],
  ['a formula', '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>'],
  ['an input', '<input name="pesel">'],
  ['an object', '<object data="x.swf"></object><embed src="x">'],
  [
    'a base address',
    '<base href="https://evil.example/"><link rel="stylesheet" href="//evil.example">',
  ],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
])('removes %s', (_what, html) => {
  expect(cleaned(html)).toBe('');
});

test.each([
  ['handlers', '<p onclick="alert(1)">x</p>'],
  ['styles', '<p style="position:fixed">x</p>'],
  ['classes', '<p class="Toast">x</p>'],
  ['ids and names', '<p id="root" name="root">x</p>'],
  ['data and aria attributes', '<p data-x="1" aria-label="y" role="alert">x</p>'],
])('strips %s', (_what, html) => {
  expect(cleaned(html)).toBe('<p>x</p>');
});

test('keeps the text of a form without the form', () => {
  expect(cleaned('<form action="/x"><p>words</p><button>send</button></form>')).toBe(
    '<p>words</p>send',
  );
});

test('opens links in a new tab', () => {
  expect(cleaned('<a href="https://example.com/a?b=c">x</a>')).toBe(
    '<a href="https://example.com/a?b=c" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:someone@example.com',
  'tel:123',
  'ftp://example.com',
])('keeps the text of a link to %s without the link', (address) => {
  expect(cleaned(`<p>a <a href="${address}">b <b>c</b></a></p>`)).toBe('<p>a b <b>c</b></p>');
});

test('keeps images of the own origin only', () => {
  expect(cleaned('<img src="/plan.png" alt="Plan" onerror="alert(1)">')).toBe(
    '<img src="/plan.png" alt="Plan">',
  );
  expect(cleaned('<img src="https://evil.example/pixel.gif" alt="Plan">')).toBe('Plan');
  expect(cleaned('<img src="data:image/gif;base64,R0lGOD" alt="">')).toBe('');
});

test('adjusts heading levels to the page', () => {
  expect(cleaned('<h1>a</h1><h2>b <i>c</i></h2>')).toBe('<h2>a</h2><h3>b <i>c</i></h3>');
  expect(cleaned('<h4>a</h4><h6>b</h6>', 3)).toBe('<h3>a</h3><h5>b</h5>');
  expect(cleaned('<h1>a</h1><h6>b</h6>', 3)).toBe('<h3>a</h3><h6>b</h6>');
});
