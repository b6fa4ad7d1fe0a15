import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { stringify } from 'csv-stringify/sync';
import type { Offer } from '../../src/contract/offer';
import { comparable, linkQuery, linkValue } from '../../src/domain/matchDeepLink';
import { offerText } from '../../src/domain/offerValues';
import { promoLinkOf } from '../../src/domain/promoLink';
import { uniqueBy } from '../../src/domain/uniqueBy';
import type { CommandTools } from '../commandLine';
import { readCatalogue } from './catalogueSource';

/** A link without the address of the first screen, and what it preselects. */
interface Link {
  query: string;
  language: string;
  studies: string;
}

/** Returns whether other items have the same key. */
function isShared<T>(items: readonly T[], keyOf: (item: T) => string): (item: T) => boolean {
  const counts = new Map<string, number>();
  for (const key of items.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (item) => (counts.get(keyOf(item)) ?? 0) > 1;
}

const languageOf = (offer: Offer) => linkValue(offer, 'language');
const directionOf = (offer: Offer) => linkValue(offer, 'direction');

/** The links to all fields of study. A field that a language has in several groups is named with its group. */
function linksToFields(offers: readonly Offer[]): Link[] {
  const fields = uniqueBy(offers, (offer) =>
    JSON.stringify([languageOf(offer), linkValue(offer, 'flow'), directionOf(offer)]),
  );
  const needsGroup = isShared(fields, (offer) =>
    JSON.stringify([languageOf(offer), comparable(directionOf(offer))]),
  );
  return fields.map((offer) => {
    const [language, direction] = [languageOf(offer), directionOf(offer)];
    if (!needsGroup(offer)) {
      return { query: linkQuery({ language, direction }), language, studies: direction };
    }
    const flow = linkValue(offer, 'flow');
    const studies = `${direction} (${flow})`;
    return { query: linkQuery({ language, flow, direction }), language, studies };
  });
}

const idOf = ({ kierunekSpecjalnosc }: Offer) => String(kierunekSpecjalnosc.id);

/** The links to all offers, each with the shortest id that no other offer has. */
function linksToOffers(offers: readonly Offer[]): Link[] {
  const isAmbiguous = isShared(offers, (offer) => comparable(idOf(offer)));
  return offers.map((offer) => ({
    query: linkQuery({ offer: isAmbiguous(offer) ? linkValue(offer, 'offer') : idOf(offer) }),
    language: languageOf(offer),
    studies: offerText(offer),
  }));
}

/**
 * A table of links that preselect each field of study and each offer (docs/configuration.md), for a spreadsheet.
 *
 * @param start the address of the first screen, with or without a promo link
 */
function linksCsv(offers: readonly Offer[], start: string): string {
  const links = [...linksToFields(offers), ...linksToOffers(offers)];
  const rows = links.map(({ query, language, studies }) => [start + query, language, studies]);
  const columns = ['address', 'language', 'studies'];
  return stringify(rows, { bom: true, header: true, columns, escape_formulas: true });
}

function promoCode(typed: string): string {
  if (promoLinkOf(`/${typed}`, '/') === typed) return typed;
  throw new InvalidArgumentError(
    'It must be 1 to 64 letters, digits, "-" and "_", and no address of a page.',
  );
}

function siteAddress(typed: string): string {
  if (/^https?:/.test(typed) && URL.canParse(typed)) return typed;
  throw new InvalidArgumentError('It must be like https://www.example.org.');
}

/** Adds `links`, which writes the table of links. */
export function linksCommand(catalogue: Command, { config, database, out }: CommandTools): void {
  catalogue
    .command('links')
    .description('write links that preselect each field of study and each offer, as CSV')
    .option('--promo <code>', 'with this promo link', promoCode)
    .option('--site <address>', 'where the site is; without it addresses start at "/"', siteAddress)
    .action(({ promo = '', site }) => {
      const { basePath } = config();
      const start = site === undefined ? basePath : new URL(basePath, site).href;
      return database(async (opened) => {
        const { offers } = await readCatalogue(opened);
        out.write(linksCsv(offers, start + encodeURIComponent(promo)));
      });
    });
}
