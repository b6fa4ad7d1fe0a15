import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../server/testing/startBackend';
import { expect, test } from './test';

const APT = '/usr/bin/apt-get';
const BACKEND = path.join(__dirname, '..', 'build', 'server.js');

/** Around the written server block, so that nginx runs without its own configuration and rights. */
const nginxMain = (folder: string) => `
daemon off;
user root;
pid "${folder}/nginx.pid";
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  include "${folder}/nginx.conf";
}
`;

/** How each server is started with the files in `folder`. */
const SERVERS = {
  nginx: (folder: string) => {
    writeFileSync(path.join(folder, 'main.conf'), nginxMain(folder));
    return ['-e', 'stderr', '-c', path.join(folder, 'main.conf')];
  },
  caddy: (folder: string) => [
    'run',
    ...['--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')],
  ],
};

/** Installs Debian's package of a program that is missing, as root. */
function install(name: string): void {
  const found = ['/usr/sbin', '/usr/bin'].some((place) => existsSync(path.join(place, name)));
  if (found) return;
  const options = {
    stdio: 'inherit' as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync(APT, ['update'], options);
  execFileSync(APT, ['install', '-y', '--no-install-recommends', name], options);
}

/** Runs the command; a folder that it has written gets the first screen of another catalogue. */
function writeSite(folder: string, catalogue: string, settings: Record<string, string>): void {
  execFileSync(process.execPath, [BACKEND, 'write-site', folder, '--catalogue', catalogue], {
    env: { ...process.env, CONFIG_TAG_MANAGER_ID: 'GTM-TEST1', ...settings },
  });
}

function changePort(folder: string, port: number): void {
  for (const name of ['nginx.conf', 'Caddyfile']) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('8080', String(port)));
  }
}

const gzip = { 'accept-encoding': 'gzip' };

async function textAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}

async function isListening(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  return response !== null;
}

for (const [name, wordsFor] of Object.entries(SERVERS)) {
  test.describe(name, () => {
    test.beforeAll(() => {
      test.setTimeout(300_000);
      install(name);
    });

    for (const basePath of ['/', '/studia/']) {
      test(`the site written for ${basePath} works`, async ({ page, backend }) => {
        const folder = mkdtempSync(path.join(tmpdir(), 'site of-'));
        const port = await freePort();
        const settings = { CONFIG_BASE_PATH: basePath, PORT: new URL(backend.url).port };
        const dks = `${backend.url}api/rekrutacja/dks`;
        writeSite(folder, dks, settings);
        changePort(folder, port);
        const server = spawn(name, wordsFor(folder), {
          env: { ...process.env, HOME: folder },
          stdio: 'inherit',
        });
        const exited = once(server, 'exit');
        const url = `http://127.0.0.1:${port}${basePath}`;
        try {
          await expect.poll(() => isListening(url)).toBe(true);

          const firstScreen = 'type="radio"';
          expect(await textAt(url)).toContain(firstScreen);
          expect(await textAt(`${url}wybor-miasta`)).not.toContain(firstScreen);

          // The catalogue has changed since the first screen was rendered.
          const earlier = (await textAt(dks)).replaceAll('Administracja', 'Alchemia');
          const file = path.join(folder, 'earlier.json');
          writeFileSync(file, earlier);
          writeSite(folder, file, settings);
          expect(await textAt(url)).toContain('value="Alchemia"');
          await page.goto(url);
          await expect(page.getByRole('radio', { name: 'Administracja' })).toBeVisible();
          await expect(page.getByRole('radio', { name: 'Alchemia' })).toHaveCount(0);

          await page.getByRole('radio').first().check();
          await page.getByRole('button', { name: /^Dalej/ }).click();
          await expect(page).not.toHaveURL(url);
          await page.reload();
          await expect(page.getByRole('radio').first()).toBeVisible();

          const typed = await fetch(`${url.replace(/\/$/, '')}?oferta=1`);
          expect(typed.url).toBe(`${url}?oferta=1`);
          expect(await typed.text()).toContain('id="site-config"');

          const own = await fetch(backend.url);
          const policy = 'content-security-policy';
          const ownPolicy = own.headers.get(policy) ?? '';
          const served = await fetch(`${url}promocja`, { headers: gzip });
          for (const { headers } of [served, await fetch(url, { headers: gzip })]) {
            expect(headers.get(policy)).toBe(
              ownPolicy.replace('base-uri', "frame-src 'self'; base-uri"),
            );
            expect(headers.get('cache-control')).toBe('no-store');
            expect(headers.get('content-encoding')).toBe('gzip');
          }
          const frame = await fetch(`${url}measurement.html`);
          expect(frame.headers.get(policy)).toContain("script-src 'sha256-");
          expect(frame.headers.get('x-content-type-options')).toBe('nosniff');

          const script = /src="([^"]*\/assets\/main\.[^"]+\.js)"/.exec(await served.text())?.[1];
          const asset = await fetch(new URL(script ?? 'none', url), { headers: gzip });
          expect(asset.status).toBe(200);
          expect(asset.headers.get('content-encoding')).toBe('gzip');
          expect(asset.headers.get('vary')).toBe('Accept-Encoding');
          expect(asset.headers.get('cache-control')).toContain('immutable');

          const manifest = await fetch(`${url}manifest.webmanifest`);
          expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
          const missing = await fetch(`${url}assets/none.js`);
          expect(missing.status).toBe(404);
          expect(missing.headers.get('cache-control')).toBeNull();
          await page.goto('about:blank');
        } finally {
          server.kill('SIGTERM');
          await exited;
          rmSync(folder, { recursive: true });
        }
      });
    }
  });
}
