/*
 * `npm run bench [-- --rounds 7] [--subject name=url ...]`: the first screen and the form, all subjects interleaved in
 * one run. Ours is the production build behind the backend; the baselines show the same 200 offers and a form with the
 * same controls and messages (`baselines/form.json`), without its design, languages and accessibility.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildIfStale } from '../bin/build.mjs';
import { buildBaselines } from './baselines/build.mjs';
import { browserPath } from './browser.mjs';
import { visit } from './measure.mjs';
import { median, shown, table, writeSection } from './report.mjs';
import { sampleOffers, scratch, serveFolder, startWithOffers } from './serve.mjs';

const OFFERS = 200;

/**
 * Row, label, and goal computed from the medians of React (r) and of an earlier build (b, `--subject earlier=url`);
 * Infinity for no goal (docs/adr/0017).
 */
const ROWS = [
  ['scriptFirst', 'script before the first choice, kB', () => 180],
  ['scriptForm', 'script until the form is painted, kB', () => 240],
  ['firstPaint', 'first paint, ms', (r, b) => Math.min(r, 1.1 * b)],
  ['clickable', 'list can be clicked, ms', (r, b) => Math.min(r, 1.2 * b)],
  ['firstEffect', 'first click has its effect, ms', (r, b) => Math.min(r, 1.3 * b)],
  ['blocking', 'blocking since navigation, until the network rests, ms', () => 250],
  ['shift', 'layout shift of the whole visit', () => 0.005],
  ['chooseToForward', 'choose to forward button, ms', (r, b) => 1.1 * b],
  ['formPainted', 'forward to the whole form painted, ms', (r, b) => 1.15 * b],
  ['eachKey', 'work for each key, messages on, ms', (r, b) => 1.1 * b],
  ['allMessages', 'submit to all messages, ms', (r, b) => b],
  ['fields', 'controls of the form', () => Infinity],
  ['messages', 'messages', () => Infinity],
];
const VITALS = [
  ['lcp', 'LCP, ms', 2500],
  ['shift', 'CLS', 0.02],
  ['inp', 'INP, ms', 100],
  ['longest', 'longest task after the first screen, ms', 200],
];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    subject: { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(values.rounds);

buildIfStale();
const folder = scratch();
await buildBaselines(folder);
const offers = sampleOffers(OFFERS);
const served = {
  plain: await serveFolder(path.join(folder, 'plain'), offers),
  react: await serveFolder(path.join(folder, 'react'), offers),
  ours: await startWithOffers(OFFERS),
};
const subjects = Object.entries(served).map(([name, { url }]) => [name, url]);
for (const named of values.subject) {
  const at = named.indexOf('=');
  subjects.push([named.slice(0, at), named.slice(at + 1)]);
}

const visits = new Map(subjects.map(([name]) => [name, []]));
const browser = await chromium.launch({ executablePath: browserPath() });
for (let round = 0; round < rounds; round += 1) {
  for (const [name, url] of subjects) visits.get(name).push(await visit(browser, { url }));
}
await browser.close();
for (const { stop } of Object.values(served)) await stop();
rmSync(folder, { recursive: true, force: true });

const middle = (name, row) => median(visits.get(name).map((figures) => figures[row]));
const names = subjects.map(([name]) => name);
const earlier = names.includes('earlier');
const rows = ROWS.map(([row, label, goalOf]) => {
  const goal = goalOf(middle('react', row), earlier ? middle('earlier', row) : Infinity);
  const ours = middle('ours', row);
  const verdict =
    goal === Infinity ? '' : ours <= goal ? 'reached' : `missed: ${shown(ours / goal)} x`;
  return [
    label,
    ...names.map((name) => shown(middle(name, row))),
    goal === Infinity ? '' : shown(goal),
    verdict,
  ];
});
const conditions = `Brotli, 1.6 Mbit/s, 150 ms round trip, processor slowed 4 times, ${rounds} interleaved rounds, medians. \`npm run bench\``;
writeSection(
  'first screen and form',
  `## First screen and form\n\n${conditions}\n\n${table(['', ...names, 'goal for ours', ''], rows)}`,
);
const vitals = VITALS.map(([row, label, goal]) => {
  const ours = middle('ours', row);
  return [
    label,
    shown(ours),
    shown(goal),
    ours <= goal ? 'reached' : `missed: ${shown(ours / goal)} x`,
  ];
});
writeSection(
  'web vitals',
  `## Web vitals of the whole visit, ours\n\nFrom the address to the messages of an empty form and ten keys in it. \`npm run bench\`\n\n${table(['', 'ours', 'goal', ''], vitals)}`,
);
