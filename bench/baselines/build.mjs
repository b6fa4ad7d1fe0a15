import { minify, transform } from '@swc/core';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const here = import.meta.dirname;
const form = readFileSync(path.join(here, 'form.json'), 'utf8');
const style = readFileSync(path.join(here, 'style.css'), 'utf8').replace(/\s+/g, ' ');

const seed = (name) =>
  JSON.parse(
    readFileSync(path.join(here, '..', '..', 'server', 'seed', 'data', `${name}.json`), 'utf8'),
  ).pl;
const dictionaries = {
  countries: seed('countries').map(({ nazwa }) => nazwa),
  phonePrefixes: seed('phonePrefixes').map(
    ({ wartosc, kodKierunkowy }) => `${wartosc} ${kodKierunkowy}`,
  ),
};

function page(directory) {
  const html = `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Rekrutacja</title><meta name="viewport" content="width=device-width"><style>${style}</style><script defer src="/main.js"></script><main><h1>Wybierz kierunek</h1></main></html>`;
  writeFileSync(path.join(directory, 'index.html'), html);
  writeFileSync(path.join(directory, 'dictionaries.json'), JSON.stringify(dictionaries));
}

async function buildPlain(directory) {
  mkdirSync(directory, { recursive: true });
  const source = readFileSync(path.join(here, 'plain', 'main.js'), 'utf8').replace(
    '= FORM;',
    `= ${form};`,
  );
  const { code } = await minify(source, { compress: true, mangle: { toplevel: true } });
  writeFileSync(path.join(directory, 'main.js'), code);
  page(directory);
}

async function buildReact(directory) {
  mkdirSync(directory, { recursive: true });
  const source = readFileSync(path.join(here, 'react', 'main.jsx'), 'utf8').replace(
    '= FORM;',
    `= ${form};`,
  );
  const jsc = {
    parser: { syntax: 'ecmascript', jsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  };
  const { code } = await transform(source, { jsc });
  const entry = path.join(directory, 'entry.js');
  writeFileSync(entry, code);
  const modules = [path.join(here, '..', '..', 'node_modules')];
  const settings = {
    mode: 'production',
    target: ['web', 'es2022'],
    entry,
    output: { path: directory, filename: 'main.js' },
    resolve: { modules },
  };
  const stats = await promisify(webpack)(settings);
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  page(directory);
}

/** Builds both baselines into `directory`, as `plain` and `react`. */
export async function buildBaselines(directory) {
  await buildPlain(path.join(directory, 'plain'));
  await buildReact(path.join(directory, 'react'));
}
