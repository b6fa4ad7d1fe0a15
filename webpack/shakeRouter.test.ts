import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const shakeRouter = jest.requireActual<(source: string) => string>('./shakeRouter');

const directory = path.join(__dirname, '..', 'node_modules', 'react-router', 'dist', 'production');
const source = readdirSync(directory)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(path.join(directory, name), 'utf8'))
  .join('\n');

const isDisplayName = (line: string) => /^\w+\.displayName = .*;$/.test(line);
const PURE = '/* @__PURE__ */ ';

test('react-router still has statements that prevent tree shaking', () => {
  expect(source.split('\n').filter(isDisplayName)).not.toEqual([]);
  expect(source).toMatch(/^var \w+ = React\d*\.createContext\(/m);
});

test('removes display names, marks calls of React as pure, and changes nothing else', () => {
  const shaken = shakeRouter(source);
  expect(shaken).not.toMatch(/^\w+\.displayName =/m);
  expect(shaken).not.toMatch(/= React\d*\.(createContext|forwardRef|memo)\(/);
  const lines = (text: string) => text.replaceAll(PURE, '').split('\n').filter(Boolean);
  expect(lines(shaken)).toEqual(lines(source).filter((line) => !isDisplayName(line)));
});

test('the Link of react-router still includes the prefetching of framework mode', () => {
  // Otherwise src/ui/RouterLink.tsx has no reason.
  expect(source).toMatch(/^var Link = [^]*?createElement\(PrefetchPageLinks/m);
});
