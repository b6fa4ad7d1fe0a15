import type { Command } from '@commander-js/extra-typings';
import { shownReference } from '../../src/domain/referenceNumber';
import { inTransaction } from '../database/inTransaction';
import { audit } from './audit';
import { byNumber } from './byNumber';
import { OFFER, SINCE } from './choiceOptions';
import { countApplications, findApplications, type OfficeRow } from './officeRows';
import type { OfficeTools } from './officeTools';

function summary({ reference, createdAt, flags, application }: OfficeRow): string {
  const { kandydat, wybranyNabor } = application;
  const { kierunek, wydzial } = wybranyNabor.kierunekSpecjalnosc;
  const person = `${kandydat.imie} ${kandydat.nazwisko}`;
  return [
    shownReference(reference),
    createdAt,
    person,
    kierunek.nazwa,
    wydzial.nazwa,
    flags.join(' '),
  ].join('\t');
}

/** Adds `count`, `find` and `show`. */
export function searchCommands(office: Command, { database, out, say }: OfficeTools): void {
  office
    .command('count')
    .description('count the applications')
    .addOption(SINCE)
    .addOption(OFFER)
    .action((choice) =>
      database(async (opened) => {
        out.write(`${await countApplications(opened, choice)}\n`);
      }),
    );

  office
    .command('find')
    .description('list the applications with this number or address')
    .argument('<number or e-mail...>')
    .action((words) =>
      database(async (opened) => {
        const typed = words.join(' ');
        const rows = typed.includes('@')
          ? await findApplications(opened, { email: typed })
          : await byNumber(opened, typed);
        await inTransaction(opened, (transaction) => audit(transaction, 'find', rows.length));
        if (rows.length === 0) say('There is no such application.');
        for (const row of rows) out.write(`${summary(row)}\n`);
      }),
    );

  office
    .command('show')
    .description('write the whole application with this number')
    .argument('<number...>')
    .action((words) =>
      database(async (opened) => {
        const rows = await byNumber(opened, words.join(' '));
        await inTransaction(opened, (transaction) => audit(transaction, 'show', rows.length));
        for (const row of rows) out.write(`${JSON.stringify(row, null, 2)}\n`);
      }),
    );
}
