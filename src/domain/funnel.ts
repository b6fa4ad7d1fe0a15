import { initialValues } from './enrolmentValues';
import { PATHS } from './screens';
import { SECTIONS } from './sections';
import { STEP_NAMES } from './selection';

const { adres, adresKontaktowy, ...fields } = initialValues('', '');
const inside = (name: string, parts: object) => Object.keys(parts).map((part) => `${name}.${part}`);

/** The events on the way to an application, and what each may name. Nothing chosen or typed is among it. */
const FUNNEL = {
  step_seen: Object.keys(PATHS),
  choice_made: STEP_NAMES,
  form_started: ['form'],
  section_completed: SECTIONS,
  field_error: [
    ...Object.keys(fields),
    ...inside('adres', adres),
    ...inside('adresKontaktowy', adresKontaktowy),
  ],
  sent: ['form'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FunnelEventName = keyof typeof FUNNEL;

/** An event on the way to an application (docs/configuration.md). */
export interface FunnelEvent {
  event: FunnelEventName;
  /** A screen, a step, a section, a field, or "form". */
  name: string;
}

const KNOWN: ReadonlySet<string> = new Set(
  Object.entries(FUNNEL).flatMap(([event, names]) => names.map((name) => `${event} ${name}`)),
);

/** Returns whether a value from the wire is an event that the form can have sent. */
export function isFunnelEvent(given: unknown): given is FunnelEvent {
  if (typeof given !== 'object' || given === null) return false;
  const { event, name }: { event?: unknown; name?: unknown } = given;
  return typeof event === 'string' && typeof name === 'string' && KNOWN.has(`${event} ${name}`);
}

/**
 * The field as an event names it: all questions are one, as are all consents and all confirmations, as their keys are
 * those of an institution.
 *
 * @param fieldName as in the form's values ("adres.kodPocztowy", "odpowiedzi.id17")
 */
export function measuredField(fieldName: string): string {
  const [head = ''] = fieldName.split('.');
  return head.startsWith('adres') ? fieldName : head;
}
