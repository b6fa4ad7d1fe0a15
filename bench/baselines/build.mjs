import { minify, transform } from '@swc/core';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const FRAME = `<style>${style}</style><main><h1>Wybierz kierunek</h1></main>`;

function page(directory, body) {
  const html = `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Rekrutacja</title><meta name="viewport" content="width=device-width"><script defer src="/main.js"></script>${body}</html>`;
  writeFileSync(path.join(directory, 'index.html'), html);
  writeFileSync(path.join(directory, 'dictionaries.json'), JSON.stringify(dictionaries));
}

const sourceOf = (...names) =>
  readFileSync(path.join(here, ...names), 'utf8').replace('= FORM;', `= ${form};`);

async function buildPlain(directory) {
  mkdirSync(directory, { recursive: true });
  const source = sourceOf('plain', 'main.js');
  const { code } = await minify(source, { compress: true, mangle: { toplevel: true } });
  writeFileSync(path.join(directory, 'main.js'), code);
  page(directory, FRAME);
}

async function bundle(name, directory, body) {
  mkdirSync(directory, { recursive: true });
  const jsc = {
    parser: { syntax: 'ecmascript', jsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  };
  for (const file of readdirSync(path.join(here, name))) {
    const { code } = await transform(sourceOf(name, file), { jsc });
    writeFileSync(path.join(directory, file), code);
  }
  const settings = {
    mode: 'production',
    target: ['web', 'es2022'],
    entry: path.join(directory, 'main.jsx'),
    output: { path: directory, filename: 'main.js' },
    resolve: { modules: [path.join(here, '..', '..', 'node_modules')] },
  };
  const stats = await promisify(webpack)(settings);
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  page(directory, body);
}

/** Builds the baselines into `directory`, as `plain`, `react` and `packages`. */
export async function buildBaselines(directory) {
  await buildPlain(path.join(directory, 'plain'));
  await bundle('react', path.join(directory, 'react'), FRAME);
  await bundle('packages', path.join(directory, 'packages'), '<div id="root"></div>');
}
