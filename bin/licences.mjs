/*
 * `npm run licences` writes docs/licences.md: the licence of every production package in the lock file. `npm run
 * check:licences` checks that the page is up to date. Both fail when a package has no licence, or one outside the list
 * of permissive ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../docs/licences.md', import.meta.url);
const LOCK = new URL('../package-lock.json', import.meta.url);
const ALLOWED = '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 ISC MIT OFL-1.1'.split(
  ' ',
);

/** Of several licences to choose from, one is enough. */
const isAllowed = (licence = '') =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => ALLOWED.includes(one));

const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
const production = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
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

Every package that runs in production, from \`package-lock.json\`. Written by \`npm run licences\`, checked by \`npm run check\`; allowed are
${ALLOWED.join(', ')}.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].join('\n')}
`;

if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error('docs/licences.md is not up to date: run "npm run licences".');
  process.exitCode = 1;
}
if (refused.length > 0) process.exitCode = 1;
