import { type Command, Option } from '@commander-js/extra-typings';
import { stringify } from 'csv-stringify/sync';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayInPoland } from '../../src/domain/deadline';
import { offerText } from '../../src/domain/offerValues';
import type { CommandTools } from '../commandLine';
import { escapeHtml } from '../escapeHtml';
import { writeNewFile } from '../newFile';
import { type OfficeRow, officeRows } from '../rows/officeRows';
import { textTable } from '../textTable';
import { SINCE } from './choiceOptions';
import { inertCell } from './formats';

const NONE = 'none';

function sourceOf({ attribution }: OfficeRow): string {
  const { utm_source: source, utm_campaign: campaign } = attribution ?? {};
  return [source, campaign].filter((text) => text !== undefined).join(' / ') || NONE;
}

/** The properties by which applications are counted. An application may have several flags. */
const QUESTIONS: Readonly<Record<string, (row: OfficeRow) => readonly string[]>> = {
  programme: ({ application }) => [offerText(application.wybranyNabor)],
  day: ({ createdAt }) => [dayInPoland(new Date(createdAt))],
  language: ({ application }) => [application.wybranyNabor.rekrutacja.lang],
  source: (row) => [sourceOf(row)],
  state: ({ state }) => [state],
  flag: ({ flags }) => (flags.length > 0 ? flags : [NONE]),
};

type Line = readonly [question: string, answer: string, applications: string];

/** Counts by each question; days in order, anything else the largest number first. */
async function linesOf(batches: AsyncIterable<readonly OfficeRow[]>): Promise<Line[]> {
  const counts = new Map(Object.keys(QUESTIONS).map((name) => [name, new Map<string, number>()]));
  let all = 0;
  for await (const rows of batches) {
    all += rows.length;
    for (const [name, answersOf] of Object.entries(QUESTIONS)) {
      const count = counts.get(name) ?? new Map<string, number>();
      for (const answer of rows.flatMap(answersOf)) count.set(answer, (count.get(answer) ?? 0) + 1);
    }
  }
  const lines = [...counts].flatMap(([name, count]) =>
    [...count]
      .sort(([one, ones], [other, others]) =>
        name === 'day' || ones === others ? (one < other ? -1 : 1) : others - ones,
      )
      .map(([answer, number]): Line => [name, answer, String(number)]),
  );
  return [['all', '', String(all)], ...lines];
}

const HEADINGS: Line = ['by', 'value', 'applications'];

/** A page that prints: no row is broken between two sheets, and each has the headings. */
function pageOf(lines: readonly Line[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const style =
    'body{font:11pt sans-serif}table{border-collapse:collapse}td,th{padding:2pt 8pt;border-bottom:1px solid #999;text-align:left}td:last-child,th:last-child{text-align:right}tr{break-inside:avoid}';
  const rows = lines.map((line) => row(line, 'td')).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Applications</title><style>${style}</style><table><thead>${row(HEADINGS, 'th')}</thead><tbody>\n${rows}\n</tbody></table></html>\n`;
}

const FORMATS = {
  text: (lines: readonly Line[]) => textTable([HEADINGS, ...lines]),
  csv: (lines: readonly Line[]) =>
    stringify(
      [HEADINGS, ...lines].map((line) => line.map(inertCell)),
      { bom: true },
    ),
  html: pageOf,
} as const;

const FORMAT = new Option('--format <format>', 'html is a page that prints')
  .choices(Object.keys(FORMATS) as (keyof typeof FORMATS)[])
  .default('text' as const);

/** Adds `report`. */
export function reportCommand(
  office: Command,
  { database, directory, out, say }: CommandTools,
): void {
  office
    .command('report')
    .description('count the applications by programme, day, language, source, state and flag')
    .addOption(SINCE)
    .addOption(FORMAT)
    .option('--out <file>', 'a new file; without it the standard output')
    .action(({ since, format, out: file }) =>
      database(async (opened) => {
        const report = FORMATS[format](await linesOf(officeRows(opened, { since })));
        if (file === undefined) {
          out.write(report);
          return;
        }
        const path = resolve(directory, file);
        await writeNewFile(path, (written) => pipeline(Readable.from([report]), written));
        say(`Written to ${path}.`);
      }),
    );
}
