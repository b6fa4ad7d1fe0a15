/*
 * `npm run package -- FOLDER`: everything that production needs besides packages, in a new folder. There `npm install
 * --omit=dev -w server` installs those of the backend, and `node build/server.js` runs it. `sbom.cdx.json` lists them
 * with their licences; `dist/licences.json` has the licences of the bundled packages.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowedLicence } from '../webpack/licences.js';
import { buildIfStale, root } from './build.mjs';

const PARTS = [
  'dist',
  'build/server.js',
  'build/server.js.map',
  'build/prerender.js',
  'server/package.json',
  'server/seed/data',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'deploy/rekrutacja.service',
  'deploy/nginx.conf',
  'deploy/Caddyfile',
  'deploy/alerts.yml',
];

const [given] = process.argv.slice(2);
const folder = given === undefined ? null : path.resolve(process.env.INIT_CWD ?? '', given);
if (folder === null || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error('Name a new or empty folder: npm run package -- FOLDER');
  process.exit(2);
}
buildIfStale();
for (const part of PARTS) {
  const filter = (file) => !file.endsWith('.ts');
  cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter });
}
// The documented commands run there without a build.
const { scripts, ...rest } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const commands = Object.entries(scripts)
  .filter(([, command]) => command.includes('bin/start.mjs'))
  .map(([name, command]) => [name, command.replace('bin/start.mjs', 'build/server.js')]);
const content = JSON.stringify({ ...rest, scripts: Object.fromEntries(commands) }, null, 2);
writeFileSync(path.join(folder, 'package.json'), `${content}\n`);
const SBOM = 'sbom --workspace server --sbom-format cyclonedx --sbom-type application';
const words = [...SBOM.split(' '), '--package-lock-only'];
const all = JSON.parse(execFileSync('npm', words, { cwd: root, maxBuffer: Infinity }));
const uses = new Map(all.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
const backend = all.components.find((one) => one['bom-ref'].startsWith('rekrutacja-server@'));
// npm also lists the packages of the site and of the tools.
const own = new Set();
function collect(ref) {
  if (own.has(ref)) return;
  own.add(ref);
  uses.get(ref).forEach(collect);
}
collect(backend['bom-ref']);
const components = all.components.filter((one) => one !== backend && own.has(one['bom-ref']));
const sbom = {
  ...all,
  metadata: { ...all.metadata, component: backend },
  components,
  dependencies: all.dependencies.filter(({ ref }) => own.has(ref)),
};
writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
for (const { 'bom-ref': name, licenses = [] } of components) {
  const [{ expression, license } = {}] = licenses;
  const licence = expression ?? license?.id;
  if (isAllowedLicence(licence)) continue;
  console.error(`${name}: ${licence ?? 'no licence'} is not allowed (webpack/licences.js).`);
  process.exitCode = 1;
}
console.log(`Written to ${folder}.`);
