import * as v from 'valibot';
import { instantSchema } from '../../contract/instant';
import { OFFER_NUMBERS } from '../../domain/programmes';
import { promoLinkOf } from '../../domain/promoLink';
import { STEP_NAMES } from '../../domain/stepOrder';
import { tabStorage } from '../../storage/browserStorage';

const PROMO = 'rekrutacja.promoLink';
const SUBMITTED = 'rekrutacja.submitted';

/** Values that the browser refused to store; they last as long as the page. */
const refused = new Map<string, string>();

/** Reads a value of this tab; when the browser blocks storage, of this page. */
function read(key: string): string | null {
  return refused.get(key) ?? tabStorage.read(key) ?? null;
}

function write(key: string, value: string | null): void {
  refused.delete(key);
  if (!tabStorage.write(key, value) && value !== null) refused.set(key, value);
}

/** The promo link of this tab, kept from its first address on (docs/decisions.md, "Start address"). */
export function tabPromoLink(pathname: string, basePath: string): string | null {
  const fresh = promoLinkOf(pathname, basePath);
  if (fresh !== null) write(PROMO, fresh);
  return fresh ?? read(PROMO);
}

const sentSchema = v.object({
  studies: v.array(
    v.object({ name: v.picklist([...STEP_NAMES, ...OFFER_NUMBERS]), value: v.string() }),
  ),
  reference: v.nullable(v.string()),
  savedAt: v.nullable(instantSchema),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
});

/**
 * A sent application: its studies, its reference number and when it was saved; for an hour also the first name and the
 * masked e-mail address, by which the candidate recognises it.
 */
export type SentApplication = v.InferOutput<typeof sentSchema>;

const UNREADABLE: SentApplication = {
  studies: [],
  reference: null,
  savedAt: null,
  name: null,
  email: null,
};

/** The application sent in this visit, or null; stored, so that a reload shows the completion page again. */
export function sentApplication(): SentApplication | null {
  const json = read(SUBMITTED);
  if (json === null) return null;
  const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), sentSchema), json);
  return sent.success ? sent.output : UNREADABLE;
}

export function storeSentApplication(sent: SentApplication | null): void {
  write(SUBMITTED, sent && JSON.stringify(sent));
}

/** Forgets who has sent the application. */
export function forgetSender(): void {
  const sent = sentApplication();
  if (sent !== null) storeSentApplication({ ...sent, name: null, email: null });
}
