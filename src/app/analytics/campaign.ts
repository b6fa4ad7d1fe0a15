import { attributionIn, attributionQuery } from '../../contract/attribution';

/**
 * The campaign in the address that this document was opened with; navigation has changed the present one since.
 *
 * @returns a query without "?", "" without a campaign
 */
export function campaignOfDocument(): string {
  const [opened] = performance.getEntriesByType('navigation');
  if (opened === undefined) return '';
  return attributionQuery(attributionIn(new URL(opened.name).search) ?? {});
}
