/*
 * `node bin/checkReferences.mjs`: checks that references lead somewhere. In comments these are `docs/hosting.md`, a page
 * with `, "Backup"` (a heading, or the first cell of a table row) or `, section 4`, `docs/adr/0006`, and files by their
 * path; in documents, files by their path in code. `remark` checks the links between documents (package.json).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));

const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', list, { encoding: 'utf8' }).split('\n').filter(existsSync);
const folders = new Set(files.map((file) => file.split('/')[0]));
const read = (file) => readFileSync(file, 'utf8');

/** The headings, the first cells of table rows and the names of list items. */
const titlesOf = (page) =>
  [...read(page).matchAll(/^(?:(?:#+|\|) ([^|\n]+?)(?: \|.*)?|- \*\*(.*?)\.\*\* .*)$/gm)].map(
    ([, title, name]) => title ?? name,
  );

function pageFault([, page, title, section]) {
  if (!existsSync(page)) return `there is no ${page}`;
  if (title && !titlesOf(page).includes(title)) return `${page} has no "${title}"`;
  const isSection = (heading) => heading.startsWith(`${section}.`);
  return section && !titlesOf(page).some(isSection) ? `${page} has no section ${section}` : null;
}

/** A path from the root, perhaps with `<name>`, `*` or `{one,other}`; in a command it may be cut short. */
function fileFault(name) {
  if (!folders.has(name.split('/')[0])) return null;
  const pattern = name
    .replace(/[.$()+]/g, '\\$&')
    .replace(/<[^>]*>|\*+/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
  const isThere = files.some((file) => new RegExp(`^${pattern}`).test(file));
  return isThere ? null : `there is no ${name}`;
}

function faultsOfSource(file) {
  // A reference may continue on the next line of a comment.
  const text = read(file).replace(/\n\s*(\*|\/\/)\s?/g, ' ');
  const comments = (read(file).match(/\/\*[^]*?\*\/|\/\/ .*/g) ?? []).join('\n');
  return [
    ...[...text.matchAll(/(docs\/[\w/-]+\.md)(?:, (?:"([^"]+)"|section (\d+)))?/g)].map(pageFault),
    ...[...text.matchAll(/docs\/adr\/\d{4}/g)].map(([page]) => fileFault(page)),
    ...[...comments.matchAll(/(?<![\w/.@-])\w+\/[\w/.-]+\.(tsx?|[cm]?js|css)\b/g)].map(([name]) =>
      fileFault(name),
    ),
  ];
}

const faultsOfDocument = (file) =>
  [...read(file).matchAll(/```[^]*?```|`[^`]+`/g)]
    .flatMap(([span]) => span.match(/(?<![\w/.:@-])[\w.-]+\/[\w./<>{},*-]*[\w>*}]/g) ?? [])
    .map(fileFault);

for (const file of files) {
  const isSource = /\.(ts|tsx|js|jsx|cjs|mjs|css|html)$/.test(file);
  const faults = isSource
    ? faultsOfSource(file)
    : file.endsWith('.md')
      ? faultsOfDocument(file)
      : [];
  for (const fault of faults.filter((found) => found !== null)) {
    console.error(`${file}: ${fault}`);
    process.exitCode = 1;
  }
}
