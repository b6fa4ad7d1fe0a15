import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, 'results.md');

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

export const shown = (value) =>
  value === undefined ? '' : Number(value.toPrecision(3)).toString();

export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Replaces one section of bench/results.md, and prints it. */
export function writeSection(name, text) {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const former = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Measured\n';
  const section = `${begin}\n\n${text}\n\n${end}`;
  const pattern = new RegExp(`${begin}[^]*?${end}`);
  const all = pattern.test(former)
    ? former.replace(pattern, () => section)
    : `${former}\n${section}\n`;
  writeFileSync(FILE, all);
  console.log(text);
}
