import * as v from 'valibot';
import { promoLinkOf } from '../../domain/promoLink';
import { STEP_NAMES } from '../../domain/selection';
import { keepForTab, readTab } from '../../storage/tabStorage';

const PROMO = 'rekrutacja.promoLink';
const SUBMITTED = 'rekrutacja.submitted';
const SCROLLED = 'rekrutacja.scrolled';

/** What the browser would not take; it is kept for the page then. */
const refused = new Map<string, string>();

/** What is kept for the tab only; where the browser blocks it, for the page only. */
function read(key: string): string | null {
  return refused.get(key) ?? readTab(key) ?? null;
}

function write(key: string, value: string | null): void {
  refused.delete(key);
  if (!keepForTab(key, value) && value !== null) refused.set(key, value);
}

/**
 * The promo link of this visit: that of the address the visit began with, kept over reloads and the
 * candidate's way (specification, section 1; decisions, "start address").
 */
export function promoLinkOfVisit(pathname: string, basePath: string): string | null {
  const fresh = promoLinkOf(pathname, basePath);
  if (fresh !== null) write(PROMO, fresh);
  return fresh ?? read(PROMO);
}

const sentStudiesSchema = v.array(
  v.object({ name: v.picklist([...STEP_NAMES, 'recruitment', 'programme']), value: v.string() }),
);

/** The studies an application was sent for; nothing about the person. */
export type SentStudies = v.InferOutput<typeof sentStudiesSchema>;

/**
 * The studies of the application sent in this visit, null when none was; kept so that a reload shows the
 * completion page again, whatever is chosen by then.
 */
export function sentStudies(): SentStudies | null {
  const kept = read(SUBMITTED);
  if (kept === null) return null;
  const studies = v.safeParse(v.pipe(v.string(), v.parseJson(), sentStudiesSchema), kept);
  return studies.success ? studies.output : [];
}

export function keepSentStudies(studies: SentStudies | null): void {
  write(SUBMITTED, studies && JSON.stringify(studies));
}

const scrolledSchema = v.object({ path: v.string(), top: v.number() });

/** @param top how far down the page is at `path`, in CSS pixels */
export function keepScroll(path: string, top: number): void {
  write(SCROLLED, top > 0 ? JSON.stringify({ path, top }) : null);
}

/** What was kept last, if it was for `path` (else null); it is told once. */
export function takeScroll(path: string): number | null {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), scrolledSchema), read(SCROLLED));
  write(SCROLLED, null);
  return kept.success && kept.output.path === path ? kept.output.top : null;
}
