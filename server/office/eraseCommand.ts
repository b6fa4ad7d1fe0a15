import type { Command } from '@commander-js/extra-typings';
import { shownReference, typedReference } from '../../src/domain/referenceNumber';
import type { CommandTools } from '../commandLine';
import { counted } from '../counted';
import type { RecruitmentDatabase } from '../database/tables';
import { truncateLogOrFail } from '../database/truncateLog';
import { applicationsById, findApplications, type OfficeRow } from '../rows/officeRows';
import { applicationsOfPerson, erasePerson } from './erasePerson';
import { byNumber } from './searchApplications';

/** Applications by a number, an e-mail address, or the id that `show` names. */
async function ofPerson(database: RecruitmentDatabase, typed: string): Promise<OfficeRow[]> {
  if (typed.includes('@')) return findApplications(database, { email: typed });
  return typedReference(typed) === null
    ? applicationsById(database, [typed])
    : byNumber(database, typed);
}

/** @throws Error where there is none */
async function idsOf(database: RecruitmentDatabase, person: string): Promise<string[]> {
  const rows = await ofPerson(database, person);
  if (rows.length === 0) {
    const isKnownKind = person.includes('@') || typedReference(person) !== null;
    const how = ' A number, an e-mail address or an id selects a person: look with "find".';
    throw new Error(`There is no application ${person}.${isKnownKind ? '' : how}`);
  }
  return rows.map(({ id }) => id);
}

/** @throws Error for null: two people may have the same number by chance, or share an address */
function ofOne<T>(found: T | null): T {
  if (found !== null) return found;
  throw new Error('It belongs to several people: erase one by the id that "show" names.');
}

/** Names what would be erased, and how to do so. */
async function preview(database: RecruitmentDatabase, person: string): Promise<string> {
  const rows = ofOne(await applicationsOfPerson(database, await idsOf(database, person)));
  const numbers = rows.map(({ reference }) => shownReference(reference)).join(', ');
  return `Nothing was erased yet. To erase ${counted(rows.length, 'application')} of one person (${numbers}), repeat the command with --yes.`;
}

/** Adds `erase`. */
export function eraseCommand(office: Command, { database, say }: CommandTools): void {
  office
    .command('erase')
    .description('erase all applications of one person; without --yes only name them')
    .requiredOption('--person <number, e-mail or id...>', 'whose applications they are')
    .option('--yes', 'do what the command says without it', false)
    .action(({ person, yes }) =>
      database(async (opened) => {
        const typed = person.join(' ');
        if (!yes) throw new Error(await preview(opened, typed));
        try {
          const erased = ofOne(await erasePerson(opened, await idsOf(opened, typed)));
          say(`${counted(erased, 'application')} of one person erased.`);
        } finally {
          // The log is emptied even with nothing left to erase, because the command is repeated when the log was in
          // use.
          await truncateLogOrFail(opened);
        }
      }),
    );
}
