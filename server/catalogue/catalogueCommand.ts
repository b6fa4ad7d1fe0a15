import type { Command } from '@commander-js/extra-typings';
import { resolve } from 'node:path';
import type { CommandTools } from '../commandLine';
import { exportCatalogue } from './exportCatalogue';
import { checkParts, importPart, loadFolder } from './importCatalogue';
import { linksCommand } from './links';
import { offersCommand } from './offersCommand';

const FILE =
  'offers in .xlsx or .csv of any name, consents.json and so on, or one text as completion.pl.html';
const YES = ['--yes', 'do what the command says without it', false] as const;

/** Adds `catalogue`, the commands on the catalogue (docs/catalogue.md). All are safe while servers run. */
export function catalogueCommands(program: Command, tools: CommandTools): void {
  const at = (path: string) => resolve(tools.directory, path);
  const catalogue = program
    .command('catalogue')
    .description('check and replace offers, questions, consents, dictionaries and texts');
  catalogue
    .command('check')
    .description('say what is wrong, by file and line, and what an import would change')
    .argument('<path>', `a folder, or ${FILE}`)
    .action((path) => checkParts(tools, at(path)));
  catalogue
    .command('load')
    .description('replace the whole catalogue; without --yes only say what that changes')
    .argument('<path>', 'a folder')
    .option(...YES)
    .action((path, { yes }) => loadFolder(tools, at(path), yes));
  catalogue
    .command('import')
    .description('replace one part of the catalogue; without --yes only say what that changes')
    .argument('<path>', FILE)
    .option(...YES)
    .action((path, { yes }) => importPart(tools, at(path), yes));
  catalogue
    .command('export')
    .description('write the catalogue or one part of it')
    .argument('<path>', `a folder, or ${FILE}`)
    .action((path) => exportCatalogue(tools, at(path)));
  offersCommand(catalogue, tools);
  linksCommand(catalogue, tools);
}
