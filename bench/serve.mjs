import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../bin/build.mjs';

const require = createRequire(import.meta.url);
require('../server/testing/typescript.cjs');
const { startBackend } = require('../server/testing/startBackend.ts');

export const scratch = () => mkdtempSync(path.join(tmpdir(), 'bench-'));
export const CALLS = '/api/rekrutacja/';

/** `count` Polish offers: the sample, then its copies under numbered names. */
export function sampleOffers(count) {
  const sample = JSON.parse(readFileSync(path.join(root, 'server/seed/data/offers.json'), 'utf8'));
  const polish = sample.filter(({ rekrutacja }) => rekrutacja.lang === 'pl');
  return Array.from({ length: count }, (_, index) => {
    const offer = polish[index % polish.length];
    const round = Math.floor(index / polish.length);
    if (round === 0) return offer;
    const { kierunekSpecjalnosc: studies, rekrutacja } = offer;
    const kierunek = { nazwa: `${studies.kierunek.nazwa} ${round + 1}` };
    const id = studies.id + round * 1_000_000;
    return { ...offer, rekrutacja, kierunekSpecjalnosc: { ...studies, id, kierunek } };
  });
}

/** Starts the built backend with `count` offers; `stop` ends it and removes its data. */
export async function startWithOffers(count) {
  const directory = scratch();
  const seed = path.join(directory, 'seed');
  cpSync(path.join(root, 'server/seed/data'), seed, { recursive: true });
  writeFileSync(path.join(seed, 'offers.json'), JSON.stringify(sampleOffers(count)));
  const backend = await startBackend({
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(directory, 'data'),
    SEED_DIR: seed,
    POSTS_PER_MINUTE: '0',
  });
  const stop = async () => {
    await backend.end('SIGTERM');
    rmSync(directory, { recursive: true, force: true });
  };
  return { url: backend.url, directory, stop };
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  css: 'text/css',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** Writes the site for another web server, as `npm run write-site` does. */
export function writeSite(folder, ...options) {
  const server = path.join(root, 'build/server.js');
  execFileSync(process.execPath, [server, 'write-site', folder, ...options], { stdio: 'ignore' });
}

/**
 * Serves a folder and the catalogue, each compressed once (brotli 11), as the backend does.
 *
 * @param backend the address that answers all other calls
 */
export async function serveFolder(folder, offers, backend) {
  const responses = new Map();
  const contentOf = async (name) => {
    if (name === `${CALLS}dks`) return ['application/json', JSON.stringify(offers)];
    if (backend && name.startsWith(CALLS)) {
      const answer = await fetch(new URL(name, backend));
      return answer.ok ? [answer.headers.get('content-type'), await answer.text()] : null;
    }
    const file = path.join(folder, name === '/' ? 'index.html' : name);
    const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
    return existsSync(file) ? [type, readFileSync(file)] : null;
  };
  const server = createServer(async ({ url }, response) => {
    if (!responses.has(url)) {
      const found = await contentOf(url);
      responses.set(url, found && [found[0], brotliCompressSync(found[1])]);
    }
    const found = responses.get(url);
    if (!found) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': found[0],
      'content-encoding': 'br',
      'content-length': found[1].length,
    });
    return response.end(found[1]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((done) => server.close(done) && server.closeAllConnections()),
  };
}
