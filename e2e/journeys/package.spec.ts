import { expect, test } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = path.join(__dirname, '..', '..');

/** The address that the backend of a package says once it listens. It finds its packages in the folders around it. */
async function addressOf(backend: ReturnType<typeof spawn>): Promise<string> {
  if (backend.stderr === null) throw new Error('There is no stderr.');
  for await (const line of createInterface(backend.stderr)) {
    const [, address] = /^The site is at (.*)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The backend did not start.');
}

test('the package serves the site, and lists the packages of the backend', async ({}, testInfo) => {
  const folder = testInfo.outputPath('package');
  execFileSync(process.execPath, ['bin/package.mjs', folder], { cwd: ROOT, stdio: 'ignore' });
  const sbom = JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string }[];
  };
  const names = sbom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'kysely', 'pino']));
  expect(names).not.toContain('react');
  const backend = spawn(process.execPath, ['build/server.js'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: testInfo.outputPath('data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const page = await fetch(await addressOf(backend));
    // With the first screen of the sample.
    expect(await page.text()).toContain('Administracja');
  } finally {
    backend.kill();
  }
});
