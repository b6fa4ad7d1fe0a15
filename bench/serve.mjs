import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../bin/build.mjs';

export const scratch = () => mkdtempSync(path.join(tmpdir(), 'bench-'));
export const CALLS = '/api/rekrutacja/';

async function freePort() {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

/** `count` Polish offers: those of the sample, then the same again under numbered names. */
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

/** Starts the built backend with that many offers; `stop` ends it and removes its data. */
export async function startBackend(offers) {
  const directory = scratch();
  const seed = path.join(directory, 'seed');
  cpSync(path.join(root, 'server/seed/data'), seed, { recursive: true });
  writeFileSync(path.join(seed, 'offers.json'), JSON.stringify(sampleOffers(offers)));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(directory, 'data'),
    SEED_DIR: seed,
    POSTS_PER_MINUTE: '0',
  };
  const server = spawn(process.execPath, [path.join(root, 'build/server.js')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => null))) {
    if (server.exitCode !== null) throw new Error('The backend did not start.');
    await pause(50);
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(directory, { recursive: true, force: true });
  };
  return { url, directory, stop };
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
};

/** Serves a folder and the catalogue, each compressed once (brotli 11), as the backend does. */
export async function serveFolder(folder, offers) {
  const answers = new Map();
  const prepared = (name) => {
    if (name === `${CALLS}dks`) return ['application/json', JSON.stringify(offers)];
    const file = path.join(folder, name === '/' ? 'index.html' : name);
    return existsSync(file) ? [TYPES[path.extname(file).slice(1)], readFileSync(file)] : null;
  };
  const server = createServer(({ url }, answer) => {
    if (!answers.has(url)) {
      const found = prepared(url);
      answers.set(url, found && [found[0], brotliCompressSync(found[1])]);
    }
    const found = answers.get(url);
    if (!found) return answer.writeHead(404).end();
    answer.writeHead(200, {
      'content-type': found[0],
      'content-encoding': 'br',
      'content-length': found[1].length,
    });
    return answer.end(found[1]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((done) => server.close(done) && server.closeAllConnections()),
  };
}
