/*
 * `npm run bench -- backend`: the backend compared with a bare server in one run on one machine. Only the ratios are
 * comparable between machines.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buildIfStale, root } from '../bin/build.mjs';
import { load } from './load.mjs';
import { median, shown, table, writeSection } from './report.mjs';
import { CALLS, startWithOffers } from './serve.mjs';

/** Many short rounds, so that other load on the machine affects both sides. */
const READ_ROUNDS = 21;
const READ = { connections: 10, seconds: 0.5, headers: () => ({ 'accept-encoding': 'br' }) };
const WRITE_ROUNDS = 5;
const WRITE_SECONDS = 2;
const POSTS = 20_000;

async function responseOf(url) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response');
  const parts = await response.toArray();
  return { body: Buffer.concat(parts), headers: response.headers };
}

/** Starts a bare server that sends the same response as `url`. */
async function startBare(url, directory) {
  const { body, headers } = await responseOf(url);
  const ofConnection = ['connection', 'keep-alive', 'date'];
  const same = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
  const file = (name) => path.join(directory, `${randomUUID()}-${name}`);
  const [bodyFile, headersFile] = [file('body'), file('headers')];
  writeFileSync(bodyFile, body);
  writeFileSync(headersFile, JSON.stringify(Object.fromEntries(same)));
  const script = path.join(import.meta.dirname, 'bareServer.mjs');
  const server = spawn(process.execPath, [script, bodyFile, headersFile, file('raw.db')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(server.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => server.kill() };
}

const rows = [];
function row(label, ratio, goal, better, figures) {
  const good = better === 'most' ? ratio <= goal : ratio >= goal;
  const sign = better === 'most' ? 'at most' : 'at least';
  rows.push([label, shown(ratio), `${sign} ${goal}`, good ? 'reached' : 'missed', figures]);
}
const perSecond = (one, other) => `${Math.round(one)}/s and ${Math.round(other)}/s`;

async function reads(offers) {
  const backend = await startWithOffers(offers);
  const call = `${backend.url}${CALLS.slice(1)}dks`;
  const bare = await startBare(call, backend.directory);
  const subjects = [
    { url: call, rates: [] },
    { url: bare.url, rates: [] },
  ];
  for (const { url } of subjects) await load(url, { ...READ, seconds: 2 });
  for (let round = 0; round < READ_ROUNDS; round += 1) {
    for (const { url, rates } of subjects) rates.push((await load(url, READ)).rate);
    subjects.reverse();
  }
  subjects.sort((one) => (one.url === call ? -1 : 1));
  const [ours, other] = subjects.map(({ rates }) => median(rates));
  row(
    `GET dks, ${offers} offers, to a bare Fastify handler`,
    ours / other,
    0.9,
    'least',
    perSecond(ours, other),
  );
  bare.stop();
  await backend.stop();
}

async function writes() {
  const backend = await startWithOffers(200);
  const api = `${backend.url}${CALLS.slice(1)}`;
  const file = path.join(backend.directory, 'applications.json');
  const loader = ['-r', './server/testing/typescript.cjs', 'bench/applications.ts'];
  execFileSync(process.execPath, [...loader, backend.url, String(POSTS), file], { cwd: root });
  const bodies = JSON.parse(readFileSync(file, 'utf8')).map((body) => JSON.stringify(body));
  const bare = await startBare(`${api}dks`, backend.directory);
  const sent = { 'content-type': 'application/json' };
  const post = (url, connections, part) =>
    load(url, {
      connections,
      seconds: WRITE_SECONDS,
      bodies: part,
      headers: () => ({ ...sent, 'idempotency-key': randomUUID() }),
    });
  const share = bodies.length / (2 * WRITE_ROUNDS);
  const portion = () => bodies.splice(0, share);
  const results = { ours: [], raw: [], idle: [], busy: [] };
  const read = () => load(`${api}dks`, { ...READ, seconds: WRITE_SECONDS });
  await read();
  for (let round = 0; round < WRITE_ROUNDS; round += 1) {
    results.raw.push(await post(bare.url, 10, bodies.slice(0, share)));
    results.ours.push(await post(`${api}kandydaci`, 100, portion()));
    results.idle.push(await read());
    const [busy] = await Promise.all([read(), post(`${api}kandydaci`, 100, portion())]);
    results.busy.push(busy);
  }
  const middle = (who, what) => median(results[who].map((result) => result[what]));
  const [ours, raw] = [middle('ours', 'rate'), middle('raw', 'rate')];
  row(
    'POST kandydaci, 100 connections, to raw inserts, 10 connections',
    ours / raw,
    0.5,
    'least',
    perSecond(ours, raw),
  );
  const [p50, p99] = [middle('ours', 'p50'), middle('ours', 'p99')];
  row(
    'its slowest hundredth to its middle',
    p99 / p50,
    10,
    'most',
    `${shown(p99)} ms and ${shown(p50)} ms`,
  );
  const errors = results.ours.reduce((sum, result) => sum + result.errors, 0);
  row('its errors', errors, 0, 'most', '');

  const [busy, idle] = [middle('busy', 'rate'), middle('idle', 'rate')];
  row('GET dks under that load, to idle', busy / idle, 0.4, 'least', perSecond(busy, idle));
  bare.stop();
  await backend.stop();
}

buildIfStale();
await reads(200);
await reads(10_000);
await writes();
writeSection(
  'backend',
  `## Backend\n\nRatios of one run on one machine, medians of ${READ_ROUNDS} interleaved rounds of reads and ${WRITE_ROUNDS} of writes. \`npm run bench -- backend\`\n\n${table(['', 'ratio', 'goal', '', 'figures here'], rows)}`,
);
