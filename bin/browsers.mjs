/*
 * `node bin/browsers.mjs`: checks that the built files work in the browsers of package.json (docs/adr/0015). Syntax is
 * parsed; APIs and styles are matched by name, so only those listed here are found. With a folder as its argument, it
 * checks that one, and builds nothing.
 */
import { parse } from 'acorn';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale, root } from './build.mjs';

/** The syntax of Safari 15.4: ES2022 without static blocks. */
const ECMA_VERSION = 2022;
const TOO_NEW_SYNTAX = new Set(['StaticBlock']);

/** Added in Safari 16 or Chrome 105 or later. Common names are left out, as libraries have methods with these names. */
const TOO_NEW_METHODS = new Set([
  ...['toSorted', 'toReversed', 'toSpliced', 'isWellFormed', 'toWellFormed', 'requestSubmit'],
  ...['checkVisibility', 'showPopover', 'hidePopover'],
  ...['symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
]);
const TOO_NEW_STATICS = new Set([
  ...['Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Promise.try', 'Array.fromAsync'],
  ...['AbortSignal.any', 'AbortSignal.timeout', 'URL.canParse', 'URL.parse', 'RegExp.escape'],
]);
const LOOKBEHIND = /\(\?<[=!]/;

/** The unsupported feature in one node of the syntax tree, or null. */
function tooNew(node) {
  if (TOO_NEW_SYNTAX.has(node.type)) return node.type;
  if (node.regex && LOOKBEHIND.test(node.regex.pattern)) return `lookbehind in ${node.raw}`;
  const isRegExp = /^(New|Call)Expression$/.test(node.type) && node.callee.name === 'RegExp';
  if (isRegExp && LOOKBEHIND.test(String(node.arguments[0]?.value))) return 'lookbehind in RegExp';
  if (node.type !== 'MemberExpression' || node.computed) return null;
  const method = node.property.name;
  const name = `${node.object.name}.${method}`;
  return TOO_NEW_METHODS.has(method) || TOO_NEW_STATICS.has(name) ? name : null;
}

function* nodesOf(tree) {
  const waiting = [tree];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part !== 'object' || part === null || part instanceof RegExp) continue;
    if (typeof part.type === 'string') yield part;
    waiting.push(...Object.values(part));
  }
}

function faultsOfScript(name, text) {
  // This script detects older browsers, so it must run in them.
  const ecmaVersion = name.startsWith('oldBrowser.') ? 5 : ECMA_VERSION;
  try {
    const faults = [];
    for (const node of nodesOf(parse(text, { ecmaVersion }))) {
      const fault = tooNew(node);
      if (fault !== null) faults.push(`${fault} at ${node.start}`);
    }
    return faults;
  } catch (error) {
    return [error.message];
  }
}

/** Patterns for styles that Safari 15.4 or Chrome 100 does not support and drops. */
const TOO_NEW_STYLES = {
  'a range in a media query': /@media[^{]*[<>][^{]*/g,
  'text-decoration with more than its line': /text-decoration:\s*[\w-]+[^;}\w-][^;}]*/g,
  'a container query': /@container[^{]*/g,
  'a nested rule': /[{;}]\s*&[^{;]*\{/g,
  // Without support, the browser drops the whole selector list, except in `:is()`.
  ':has() in a list of selectors':
    /(?<=^|[{}])(?!:is\()[^{}@]*(:has\([^{}]*,|,[^{}]*:has\()[^{}]*(?=\{)/g,
};

function faultsOfStyles(text) {
  return Object.entries(TOO_NEW_STYLES).flatMap(([fault, pattern]) =>
    (text.match(pattern) ?? []).map((found) => `${fault}: ${found.trim().slice(0, 80)}`),
  );
}

if (process.argv.length === 2) buildIfStale();
const directory = process.argv[2] ?? path.join(root, 'dist', 'assets');
let checked = 0;
for (const name of readdirSync(directory).filter((file) => /\.(js|css)$/.test(file))) {
  const text = readFileSync(path.join(directory, name), 'utf8');
  const faults = name.endsWith('.js') ? faultsOfScript(name, text) : faultsOfStyles(text);
  for (const fault of faults) console.error(`${name}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  checked += 1;
}
if (checked === 0) throw new Error(`No scripts and styles in ${directory}.`);
if (!process.exitCode) console.log(`The browsers of package.json can read all ${checked} files.`);
