import type { Command } from '@commander-js/extra-typings';
import { shownReference } from '../../src/domain/referenceNumber';
import type { CommandTools } from '../commandLine';
import { record, recordChange } from '../database/audit';
import type { RecruitmentDatabase } from '../database/tables';
import { answerCorrection, type AnswerResult } from '../myApplication/corrections';
import { MINUTE } from './searchCommands';
import { changeOf, MESSAGE, plainMessage } from './stateCommands';

const correctionRows = (database: RecruitmentDatabase) =>
  database
    .selectFrom('corrections')
    .innerJoin('applications', 'applications.id', 'corrections.application_id')
    .select(['corrections.id', 'reference', 'corrections.created_at', 'corrections.state'])
    .select(['email', 'phone', 'description', 'corrections.message'])
    .orderBy('corrections.created_at')
    .orderBy('corrections.id');

type CorrectionRow = Awaited<ReturnType<ReturnType<typeof correctionRows>['execute']>>[number];

/** One line: the id, the number, the time in Poland and the state, then what is to be corrected. */
function lineOf(row: CorrectionRow): string {
  const { id, reference, created_at, state, email, phone, description } = row;
  const wanted = [email, phone, description?.replaceAll('\n', ' ')];
  const asked = MINUTE.format(new Date(created_at));
  return [id, shownReference(reference), asked, state, ...wanted.map((one) => one ?? '')].join(
    '\t',
  );
}

const REASONS: Readonly<Record<Exclude<AnswerResult, 'changed'>, string>> = {
  unknown: 'There is no such correction: "corrections" lists them.',
  answered: 'It was answered before.',
};

/** Adds `accept` or `refuse`, one transaction with its events and its record. */
function answerCommand(office: Command, name: 'accept' | 'refuse', tools: CommandTools): void {
  const accepted = name === 'accept';
  const effect = accepted ? '; an e-mail address or phone number replaces the former one' : '';
  office
    .command(name)
    .description(`${name} a correction${effect}`)
    .argument('<correction>', 'its id, which "corrections" lists')
    .addOption(MESSAGE)
    .action((id, options) =>
      tools.database(async (database) => {
        const answer = { accepted, message: plainMessage(options.message) };
        const result = await recordChange(
          database,
          (transaction) => answerCorrection(transaction, id, answer, changeOf(tools)),
          `${name} correction`,
        );
        if (result !== 'changed') throw new Error(REASONS[result]);
        tools.say(`The correction is ${accepted ? 'accepted' : 'refused'}.`);
      }),
    );
}

/** Adds `corrections`, `accept` and `refuse`. */
export function correctionCommands(office: Command, tools: CommandTools): void {
  office
    .command('corrections')
    .description('list the corrections that candidates ask for, oldest first')
    .option('--waiting', 'only those without an answer', false)
    .action(({ waiting }) =>
      tools.database(async (database) => {
        const all = correctionRows(database);
        const rows = await (
          waiting ? all.where('corrections.state', '=', 'OCZEKUJE') : all
        ).execute();
        await record(database, 'corrections', rows.length);
        if (rows.length === 0) tools.say('There are no corrections.');
        for (const row of rows) tools.out.write(`${lineOf(row)}\n`);
      }),
    );
  answerCommand(office, 'accept', tools);
  answerCommand(office, 'refuse', tools);
}
