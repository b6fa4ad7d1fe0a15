import type { Command } from '@commander-js/extra-typings';
import { typedReference } from '../../src/domain/referenceNumber';
import { counted } from '../counted';
import type { RecruitmentDatabase } from '../database/tables';
import { truncateLogOrSay } from '../database/truncateLog';
import { applicationsById, findApplications, type OfficeRow } from '../rows/officeRows';
import { byNumber } from './byNumber';
import { erasePerson } from './erasePerson';
import type { OfficeTools } from './officeTools';

/** Applications by a number, an e-mail address, or the id that `show` names. */
async function ofPerson(database: RecruitmentDatabase, typed: string): Promise<OfficeRow[]> {
  if (typed.includes('@')) return findApplications(database, { email: typed });
  return typedReference(typed) === null
    ? applicationsById(database, [typed])
    : byNumber(database, typed);
}

async function erase(database: RecruitmentDatabase, person: string): Promise<number> {
  const rows = await ofPerson(database, person);
  if (rows.length === 0) throw new Error(`There is no application ${person}.`);
  const erased = await erasePerson(
    database,
    rows.map(({ id }) => id),
  );
  if (erased !== null) return erased;
  // Two people may have the same number by chance, or share an address.
  throw new Error('It belongs to several people: erase one by the id that "show" names.');
}

/** Adds `erase`. */
export function eraseCommand(office: Command, { database, say }: OfficeTools): void {
  office
    .command('erase')
    .description('erase all applications of one person')
    .requiredOption('--person <number, e-mail or id...>', 'whose applications they are')
    .action(({ person }) =>
      database(async (opened) => {
        try {
          const erased = await erase(opened, person.join(' '));
          say(`${counted(erased, 'application')} of one person erased.`);
        } finally {
          // The log is emptied even with nothing left to erase, because the command is repeated when the log was in
          // use.
          await truncateLogOrSay(opened, say);
        }
      }),
    );
}
