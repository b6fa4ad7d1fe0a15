/*
 * `node bin/size.mjs`: the size of what the browser downloads, by part, with brotli 11, in kB of 1000 bytes. A part over
 * its budget fails `npm run check`.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale, root } from './build.mjs';

/**
 * In kB; the goal for the scripts of the first screen is 190 (docs/adr/0017). First screen and form include their texts,
 * the form also those of the pages beside it. The form excludes what the first screen has loaded, "my application" what
 * the form has.
 */
const BUDGETS = { 'first screen': 207, form: 81, 'my application': 6, language: 6 };

buildIfStale();
const parts = JSON.parse(readFileSync(path.join(root, 'build', 'chunks.json'), 'utf8'));
const kB = (file) => statSync(path.join(root, 'dist', `${file}.br`)).size / 1000;
const isScript = (file) => file.endsWith('.js');
const total = (files) => files.reduce((sum, file) => sum + kB(file), 0);

const first = [...parts.head, ...parts.main].filter(isScript);
/** The chunks with texts, by prefix. */
const textsIn = (prefix) => Object.entries(parts).filter(([name]) => name.startsWith(prefix));
const largestOf = (languages) =>
  languages.map(([, files]) => files).sort((one, other) => total(other) - total(one))[0] ?? [];
const languages = textsIn('texts-');
const largest = largestOf(languages);

let failed = false;
function report(name, files, budget) {
  const size = total(files);
  const over = size > budget;
  failed ||= over;
  console.log(`${over ? 'OVER ' : 'ok   '} ${name}: ${size.toFixed(1)} kB of ${budget}`);
}

report('first screen', [...first, ...largest], BUDGETS['first screen']);
for (const file of [...first, ...largest]) console.log(`        ${kB(file).toFixed(1)} ${file}`);
const form = parts.enrolment.filter((file) => isScript(file) && !first.includes(file));
report('form', [...form, ...largestOf(textsIn('later-texts-'))], BUDGETS.form);
report('my application', parts.application.filter(isScript), BUDGETS['my application']);
for (const [name, files] of languages) report(name, files, BUDGETS.language);
process.exitCode = failed ? 1 : 0;
