/*
 * `node bin/checkReferences.mjs`: checks that references lead somewhere. In sources these are `docs/hosting.md`, a page with
 * `, "Deleting applications"` (a heading, or the first cell of a table row), `docs/specification.md, section 4`,
 * `docs/adr/0013` and files in comments; in documents, relative links with an optional anchor, and files and folders in
 * code, as `src/domain` or, beside another one, as `paths.ts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCE = /\.(ts|tsx|js|jsx|cjs|mjs|css|html|json)$/;
const MIN_REFERENCES = 50;

/** Files of this repository that git ignores. */
const IGNORED = ['.env'];

const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const folders = new Set(files.map((file) => path.posix.dirname(file)).flatMap(withParents));
const places = [...files, ...folders];

/** "a/b" as "a/b" and "a". */
function withParents(folder) {
  const parent = path.posix.dirname(folder);
  return parent === folder || folder === '.' ? [] : [folder, ...withParents(parent)];
}

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const headingsOf = (page) => [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, title]) => title);
const rowsOf = (page) => [...read(page).matchAll(/^\| ([^|]+?) \|/gm)].map(([, cell]) => cell);
const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

let references = 0;

/** The fault of a reference to a part of a page, or null. */
function partFault(page, { title, section }) {
  if (!existsSync(path.join(root, page))) return `there is no ${page}`;
  if (title && ![...headingsOf(page), ...rowsOf(page)].includes(title)) {
    return `${page} has no "${title}"`;
  }
  const isSection = (heading) => heading.startsWith(`${section}.`);
  return section && !headingsOf(page).some(isSection) ? `${page} has no section ${section}` : null;
}

/** The files of ours that comments name by a path from the root. */
function filesInComments(text) {
  const comments = (text.match(/\/\*[^]*?\*\/|\/\/ .*/g) ?? []).join('\n');
  return [...comments.matchAll(/(?<![\w/.@-])(\w+)\/[\w/.-]+\.(tsx?|[cm]?js|css)\b/g)]
    .filter(([, folder]) => folders.has(folder))
    .map(([file]) => file);
}

function faultsOfSource(file) {
  // A reference may continue on the next line of a comment.
  const text = read(file).replace(/\n\s*(\*|\/\/)\s?/g, ' ');
  const pages = [...text.matchAll(/(docs\/[\w/-]+\.md)(?:, (?:"([^"]+)"|section (\d+)))?/g)];
  const decisions = [...text.matchAll(/docs\/adr\/(\d{4})(?![\w-])/g)];
  const vague = [
    ...text.matchAll(/(?<![\w/.])(contract|decisions|faults|specification), (?:"|section)/g),
  ];
  const named = filesInComments(read(file));
  references += pages.length + decisions.length + named.length;
  return [
    ...pages.map(([, page, title, section]) => partFault(page, { title, section })),
    ...decisions.map(([, number]) =>
      readdirSync(path.join(root, 'docs/adr')).some((name) => name.startsWith(`${number}-`))
        ? null
        : `there is no decision ${number}`,
    ),
    ...vague.map(([, name]) => `write docs/${name}.md in place of "${name}"`),
    ...named.map((other) => (existsSync(path.join(root, other)) ? null : `there is no ${other}`)),
  ];
}

/** `i18n/<code>.json` and `{one,other}.ts` as patterns of paths. */
const patternOf = (name) =>
  name
    .replace(/[.$()+]/g, '\\$&')
    .replace(/<[^>]*>|\*+/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);

/** The fault of a word of code in a document, or null: it may be a path from the root, from the page, or a shortened one. */
function pathFault(word, isWholeSpan) {
  const name = word.replace(/^\.\//, '').replace(/[/,;:]+$/, '');
  if (!/^[\w.@<>{},*-]+(\/[\w.@<>{},*-]+)*$/.test(name) || IGNORED.includes(name)) return null;
  const isOurs = name.includes('/') && folders.has(name.slice(0, name.indexOf('/')));
  if (!isOurs && !/\.(tsx?|css)$/.test(name)) return null;
  references += 1;
  // In a command, `jest src/domain/pesel` is the beginning of a path.
  const pattern = new RegExp(`(^|/)${patternOf(name)}${isWholeSpan ? '$' : ''}`);
  return places.some((place) => pattern.test(place)) ? null : `there is no ${name}`;
}

function faultsOfCode(file) {
  const spans = [...read(file).matchAll(/```[^]*?```|`([^`]+)`/g)];
  return spans.flatMap(([block, span = block]) => {
    const words = span.split(/\s+/);
    return words.map((word) => pathFault(word, words.length === 1));
  });
}

function faultsOfLinks(file) {
  const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  references += links.length;
  return links.map(([, target, anchor]) => {
    const page = target === '' ? file : path.join(path.dirname(file), target);
    if (!existsSync(path.join(root, page))) return `there is no ${page}`;
    const isKnown = !anchor || headingsOf(page).map(anchorOf).includes(anchor);
    return isKnown ? null : `${page} has no #${anchor}`;
  });
}

const faults = files.flatMap((file) => {
  const isSource = SOURCE.test(file) && !/package(-lock)?\.json$/.test(file);
  const found = isSource
    ? faultsOfSource(file)
    : file.endsWith('.md')
      ? [...faultsOfLinks(file), ...faultsOfCode(file)]
      : [];
  return found.filter((fault) => fault !== null).map((fault) => `${file}: ${fault}`);
});
if (references < MIN_REFERENCES) faults.push(`only ${references} references were found`);
for (const fault of faults) console.error(fault);
console.log(`${references} references, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
