/*
 * `node bin/licences.mjs` writes docs/licences.md: the licence of every package that runs in production, in the backend or
 * bundled into the site. `node bin/licences.mjs --check` checks that the page is up to date. Both fail when a package has no
 * licence, or one outside the list of permissive ones.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../docs/licences.md', import.meta.url);
const SOURCES = new URL('../src/', import.meta.url);
const LOCK = new URL('../package-lock.json', import.meta.url);
const ALLOWED =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 ISC MIT MIT-0 OFL-1.1'.split(' ');

/** Of several licences to choose from, one is enough. */
const isAllowed = (licence = '') =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => ALLOWED.includes(one));

const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));

/** The package that an import, or a style sheet's `url`, names; null for a file of ours and for Node.js. */
const packageOf = (named) => /^(?!node:)(@[^/]+\/[^/]+|[^./][^/]*)/.exec(named)?.[1] ?? null;

/** The packages that the sources of the site import; the build bundles them. */
function bundled() {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|^testing\//.test(file),
  );
  const texts = sources.map((file) => readFileSync(new URL(file, SOURCES), 'utf8'));
  const imports = texts.flatMap((text) => [
    ...text.matchAll(/(?:from |import |import\(|url\()['"]?([^'")\s]+)/g),
  ]);
  return new Set(imports.map(([, named]) => packageOf(named)).filter((name) => name !== null));
}

/** Where npm installed `name` for the package at `from`: beside its own dependencies, or further up. */
function installed(name, from) {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined || from === '') return path;
  return installed(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)));
}

/** The packages at `paths` with everything that they depend on. */
function closure(paths) {
  const seen = new Set();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || packages[path] === undefined) continue;
    seen.add(path);
    const { dependencies, optionalDependencies, peerDependencies = {} } = packages[path];
    const { peerDependenciesMeta = {} } = packages[path];
    const peers = Object.keys(peerDependencies).filter(
      (name) => !peerDependenciesMeta[name]?.optional,
    );
    const names = Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers);
    waiting.push(...names.map((name) => installed(name, path)));
  }
  return seen;
}

/** Material UI's engine of styles: an optional peer, which no source names. */
const ENGINE = '@emotion/styled';

/** The workspace of the backend, which names the packages that it needs. */
const BACKEND = 'server';

const inBundle = [...bundled(), ENGINE].map((name) => `node_modules/${name}`);
const needed = closure([BACKEND, ...inBundle]);
const production = Object.entries(packages)
  .filter(([path]) => path !== BACKEND && needed.has(path))
  .map(([path, { version, license }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

const refused = production.filter(({ license }) => !isAllowed(license));
for (const { name, version, license } of refused) {
  console.error(`${name} ${version}: ${license ?? 'no licence'} is not allowed.`);
}

const rows = production.map(
  ({ name, version, license }) => `| ${name} | ${version} | ${license} |`,
);
const page = `# Licences

Every package that runs in production, in the backend or bundled into the site, from \`package-lock.json\`. Written by \`node bin/licences.mjs\`, checked by \`npm run check\`; allowed are
${ALLOWED.join(', ')}.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].join('\n')}
`;

if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error('docs/licences.md is not up to date: run "node bin/licences.mjs".');
  process.exitCode = 1;
}
if (refused.length > 0) process.exitCode = 1;
