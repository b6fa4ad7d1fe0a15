/*
 * `npm run check:references`: checks that references to documents lead somewhere. In sources these are `docs/hosting.md`,
 * a page with `, "Deleting applications"` (a heading, or the first cell of a table row), `docs/specification.md, section 4` and
 * `docs/adr/0013`; in documents, relative links with an optional anchor.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = [
  '.',
  'bench',
  'bin',
  'deploy',
  'docs',
  'e2e',
  'public',
  'server',
  'src',
  'stress',
  'webpack',
];
const SOURCE = /\.(ts|tsx|js|jsx|cjs|mjs|css|html|json)$/;
const MIN_REFERENCES = 50;

function filesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return folder === '.' ? [] : filesIn(file);
    return /package(-lock)?\.json$/.test(file) ? [] : [file];
  });
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

function faultsOfSource(file) {
  // A reference may continue on the next line of a comment.
  const text = read(file).replace(/\n\s*(\*|\/\/)\s?/g, ' ');
  const pages = [...text.matchAll(/(docs\/[\w/-]+\.md)(?:, (?:"([^"]+)"|section (\d+)))?/g)];
  const decisions = [...text.matchAll(/docs\/adr\/(\d{4})(?![\w-])/g)];
  const vague = [
    ...text.matchAll(/(?<![\w/.])(contract|decisions|faults|specification), (?:"|section)/g),
  ];
  references += pages.length + decisions.length;
  return [
    ...pages.map(([, page, title, section]) => partFault(page, { title, section })),
    ...decisions.map(([, number]) =>
      readdirSync(path.join(root, 'docs/adr')).some((name) => name.startsWith(`${number}-`))
        ? null
        : `there is no decision ${number}`,
    ),
    ...vague.map(([, name]) => `write docs/${name}.md in place of "${name}"`),
  ];
}

function faultsOfPage(file) {
  const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  references += links.length;
  return links.map(([, target, anchor]) => {
    const page = target === '' ? file : path.join(path.dirname(file), target);
    if (!existsSync(path.join(root, page))) return `there is no ${page}`;
    const isKnown = !anchor || headingsOf(page).map(anchorOf).includes(anchor);
    return isKnown ? null : `${page} has no #${anchor}`;
  });
}

const faults = FOLDERS.flatMap(filesIn).flatMap((file) => {
  const found = SOURCE.test(file)
    ? faultsOfSource(file)
    : file.endsWith('.md')
      ? faultsOfPage(file)
      : [];
  return found.filter((fault) => fault !== null).map((fault) => `${file}: ${fault}`);
});
if (references < MIN_REFERENCES) faults.push(`only ${references} references were found`);
for (const fault of faults) console.error(fault);
console.log(`${references} references, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
