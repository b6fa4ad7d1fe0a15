import type { Command } from '@commander-js/extra-typings';
import type { Writable } from 'node:stream';
import { WriteStream } from 'node:tty';
import { shownReference } from '../../src/domain/referenceNumber';
import type { CommandTools } from '../commandLine';
import { record } from '../database/audit';
import type { OfficeRow } from '../rows/officeRows';
import { textTable } from '../textTable';
import { OFFER, SINCE } from './choiceOptions';
import { countChosen } from './countChosen';
import { byNumber, notFound, searchApplications } from './searchApplications';

/** "2026-09-01 12:00", in Poland. */
export const MINUTE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

function summary({ reference, createdAt, state, flags, application }: OfficeRow): string[] {
  const { kandydat, wybranyNabor } = application;
  const { kierunek, wydzial } = wybranyNabor.kierunekSpecjalnosc;
  return [
    shownReference(reference),
    MINUTE.format(new Date(createdAt)),
    `${kandydat.imie} ${kandydat.nazwisko}`,
    kierunek.nazwa,
    wydzial.nazwa,
    state,
    flags.join(' '),
  ];
}

/** The width of a terminal; undefined for a file. */
const columnsOf = (out: Writable) => (out instanceof WriteStream ? out.columns : undefined);

/** Adds `count`, `find` and `show`. */
export function searchCommands(office: Command, { database, out, say }: CommandTools): void {
  office
    .command('count')
    .description('count the applications')
    .addOption(SINCE)
    .addOption(OFFER)
    .action((choice) =>
      database(async (opened) => {
        out.write(`${await countChosen(opened, choice)}\n`);
      }),
    );

  office
    .command('find')
    .description(
      'list the applications of a number, an e-mail address, a PESEL, names or a document',
    )
    .argument('<what is known...>')
    .action((words) =>
      database(async (opened) => {
        const typed = words.join(' ');
        const rows = await searchApplications(opened, typed);
        await record(opened, 'find', rows.length);
        if (rows.length === 0) say(notFound(typed));
        else out.write(textTable(rows.map(summary), columnsOf(out)));
      }),
    );

  office
    .command('show')
    .description('write the whole application with this number')
    .argument('<number...>')
    .action((words) =>
      database(async (opened) => {
        const rows = await byNumber(opened, words.join(' '));
        await record(opened, 'show', rows.length);
        for (const row of rows) out.write(`${JSON.stringify(row, null, 2)}\n`);
      }),
    );
}
