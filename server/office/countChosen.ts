import { readCatalogue } from '../catalogue/catalogueSource';
import type { RecruitmentDatabase } from '../database/tables';
import { type Choice, countApplications } from '../rows/officeRows';

/**
 * Counts the chosen applications.
 *
 * @throws Error for an offer that neither an application nor the catalogue has
 */
export async function countChosen(database: RecruitmentDatabase, choice: Choice): Promise<number> {
  const count = await countApplications(database, choice);
  const { offer } = choice;
  if (count > 0 || offer === undefined) return count;
  const isKnown =
    (await countApplications(database, { offer })) > 0 ||
    (await readCatalogue(database)).offerOfSpeciality(offer) !== null;
  if (isKnown) return 0;
  throw new Error(
    `There is no offer "${offer}": --offer is what follows the "/" in "catalogue -- offers".`,
  );
}
