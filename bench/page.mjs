/*
 * `npm run bench [-- --rounds 7] [--subject name=url ...]`: the first screen and the form, all subjects interleaved in
 * one run. Ours is the production build behind the backend; the baselines show the same 200 offers and a form with the
 * same controls and messages (`baselines/form.json`), without its design, languages and accessibility. Ends with exit
 * code 1 when ours is slower than `packages`.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildIfStale } from '../bin/build.mjs';
import { buildBaselines } from './baselines/build.mjs';
import { browserPath } from './browser.mjs';
import { hurriedVisit, visit } from './measure.mjs';
import { median, shown, table, writeSection } from './report.mjs';
import { CALLS, sampleOffers, scratch, serveFolder, startWithOffers, writeSite } from './serve.mjs';

const OFFERS = 200;

const REFERENCE = 'packages';
/** Ours may take this many times as long as the reference before the run fails: less is noise. */
const NOISE = 1.05;

/** The compared figures: name, label, the goal for ours divided by the reference, and another reference. */
const RATIOS = [
  ['firstPaint', 'first paint, ms', 1],
  ['clickable', 'list can be clicked, ms', 0.35],
  ['firstEffect', 'first click has its effect, ms', 0.4],
  ['blocking', 'blocking since navigation, until the network rests, ms', 0.4],
  ['chooseToForward', 'choose to forward button, ms', 1.2],
  ['formPainted', 'forward to the whole form painted, ms', 0.5],
  ['eachKey', 'work for each key, messages on, ms', 1.1],
  ['allMessages', 'submit to all messages, ms', 0.9],
  ['hurried', 'hurried visitor: navigation to the form painted, ms', 1.1],
  ['heap', 'memory at the end of the visit, MB, to react', 1.5, 'react'],
];
/** Other figures, with the most that ours may reach. */
const FIGURES = [
  ['scriptFirst', 'script of the first screen, kB', 190],
  ['scriptForm', 'script until the form is painted, kB', 240],
  ['shift', 'layout shift of the whole visit', 0.005],
  ['fields', 'controls of the form', Infinity],
  ['messages', 'messages', Infinity],
];
/** Figures of ours on another web server: name, label, the goals without and with a first screen in the page. */
const ELSEWHERE = [
  ['clickable', 'list can be clicked', 1, 0.6],
  ['firstEffect', 'first click has its effect', 1, 1],
];
const VITALS = [
  ['lcp', 'LCP, ms', 2500],
  ['shift', 'CLS', 0.02],
  ['inp', 'INP, ms', 100],
  ['longest', 'longest task after the first screen, ms', 120],
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
  packages: await serveFolder(path.join(folder, 'packages'), offers),
  ours: await startWithOffers(OFFERS),
};
const elsewhere = {};
for (const [name, ...options] of [
  ['bare'],
  ['rendered', '--catalogue', new URL(`${CALLS}dks`, served.ours.url).href],
]) {
  writeSite(path.join(folder, name), ...options);
  elsewhere[name] = await serveFolder(path.join(folder, name), offers, served.ours.url);
}
const subjects = Object.entries(served).map(([name, { url }]) => [name, url]);
for (const named of values.subject) {
  const at = named.indexOf('=');
  subjects.push([named.slice(0, at), named.slice(at + 1)]);
}

const visits = new Map([...subjects, ...Object.entries(elsewhere)].map(([name]) => [name, []]));
const browser = await chromium.launch({ executablePath: browserPath() });
for (let round = 0; round < rounds; round += 1) {
  for (const [name, url] of subjects) {
    const hurried = await hurriedVisit(browser, url);
    visits.get(name).push({ ...(await visit(browser, { url })), hurried });
  }
  for (const [name, { url }] of Object.entries(elsewhere)) {
    visits.get(name).push(await visit(browser, { url, untilForm: false }));
  }
}
await browser.close();
for (const { stop } of Object.values({ ...elsewhere, ...served })) await stop();
rmSync(folder, { recursive: true, force: true });

const middle = (name, row) => median(visits.get(name).map((figures) => figures[row]));
const names = subjects.map(([name]) => name);
const verdict = (ours, goal) => {
  if (goal === Infinity) return ['', ''];
  return [shown(goal), ours <= goal ? 'reached' : `missed: ${shown(ours / goal)} x`];
};
const figures = (row) => names.map((name) => shown(middle(name, row)));
const compared = RATIOS.map(([row, label, goal, reference = REFERENCE]) => {
  const ratio = middle('ours', row) / middle(reference, row);
  const cells = [label, ...figures(row), shown(ratio), ...verdict(ratio, goal)];
  return { label, ratio, reference, cells };
});
const others = FIGURES.map(([row, label, goal]) => [
  label,
  ...figures(row),
  '',
  ...verdict(middle('ours', row), goal),
]);
const conditions = `Brotli, 1.6 Mbit/s, 150 ms round trip, processor slowed 4 times, ${rounds} interleaved rounds, medians. \`npm run bench\``;
writeSection(
  'first screen and form',
  `## First screen and form\n\n${conditions}\n\n${table(['', ...names, `ours to ${REFERENCE}`, 'goal', ''], [...compared.map(({ cells }) => cells), ...others])}`,
);
const onOtherHosts = ELSEWHERE.flatMap(([row, label, ...goals]) =>
  Object.keys(elsewhere).map((name, index) => {
    const [ours, reference] = [middle(name, row), middle(REFERENCE, row)];
    const page = name === 'bare' ? 'without a first screen' : 'with a first screen';
    const cells = [`${label}, ${page}`, shown(reference), shown(ours), shown(ours / reference)];
    return [...cells, ...verdict(ours / reference, goals[index])];
  }),
);
writeSection(
  'other hosts',
  `## On another web server\n\nThe files of \`write-site\`, in the same rounds, in milliseconds; with \`--catalogue\` the page contains the first screen. \`npm run bench\`\n\n${table(['', REFERENCE, 'ours', `ours to ${REFERENCE}`, 'goal', ''], onOtherHosts)}`,
);
const vitals = VITALS.map(([row, label, goal]) => {
  const [ours, reference] = [middle('ours', row), middle(REFERENCE, row)];
  return [label, shown(reference), shown(ours), ...verdict(ours, goal)];
});
writeSection(
  'web vitals',
  `## Web vitals of the whole visit\n\nFrom the address to the messages of an empty form and 80 keys in it. \`npm run bench\`\n\n${table(['', REFERENCE, 'ours', 'goal', ''], vitals)}`,
);
const slower = compared.filter(({ ratio, reference }) => reference === REFERENCE && ratio > NOISE);
for (const { label, ratio } of slower) {
  console.error(`Slower than ${REFERENCE}, ${shown(ratio)} x: ${label}`);
}
if (slower.length > 0) process.exitCode = 1;
