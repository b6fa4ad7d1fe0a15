/*
 * `npm run bench -- catalogue`: the first screen with a catalogue of 200 to 50,000 offers, with a slowed CPU and a fast
 * network. Bytes may grow with the catalogue, the work for a click must not.
 */
import { chromium } from 'playwright-core';
import { buildIfStale } from '../bin/build.mjs';
import { browserPath } from './browser.mjs';
import { visit } from './measure.mjs';
import { median, shown, table, writeSection } from './report.mjs';
import { startWithOffers } from './serve.mjs';

const SIZES = [200, 2_000, 10_000, 50_000];
const ROUNDS = 3;
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** The figures: name, label, and the goal for the largest catalogue divided by the smallest. */
const ROWS = [
  ['clickable', 'list can be clicked, ms', 3],
  ['chooseToForward', 'choose to forward button, ms', 1.2],
  ['nextScreen', 'forward to the next screen, ms', 1.2],
  ['heap', 'memory of the page, MB', Infinity],
];

buildIfStale();
const backends = [];
for (const size of SIZES) backends.push(await startWithOffers(size));
const visits = SIZES.map(() => []);
const browser = await chromium.launch({ executablePath: browserPath() });
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, { url }] of backends.entries()) {
    visits[index].push(await visit(browser, { url, network: FAST, untilForm: false }));
  }
}
await browser.close();
for (const { stop } of backends) await stop();

const rows = ROWS.map(([row, label, goal]) => {
  const figures = visits.map((all) => median(all.map((one) => one[row])));
  const ratio = figures.at(-1) / figures[0];
  const verdict = ratio <= goal ? 'reached' : 'missed';
  return [
    label,
    ...figures.map(shown),
    shown(ratio),
    ...(goal === Infinity ? ['', ''] : [`at most ${goal}`, verdict]),
  ];
});
writeSection(
  'catalogue',
  `## Catalogues of every size\n\nProcessor slowed 4 times, ${ROUNDS} interleaved rounds, medians. \`npm run bench -- catalogue\`\n\n${table(['offers', ...SIZES.map((size) => size.toLocaleString('en')), 'last to first', 'goal', ''], rows)}`,
);
