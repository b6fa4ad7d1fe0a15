import type { Flow, Offer } from '../contract/offer';
import { offersBy, offerValue } from './offerValues';
import { PATHS } from './screens';
import type { Selection } from './selection';
import { STEP_ORDER, type StepName } from './stepOrder';

/** The reason for skipping a step for this candidate. */
export type SkipReason = 'noSpecialisation' | 'oneCity';

/**
 * One step of this candidate.
 *
 * - `number`: its number in the flow, from 1; also the key of its choice in the history
 * - `offers`: the offers that match all earlier choices
 * - `options`: the unique values to choose from, in the order of the offers; "" stands for "no specialisation"
 * - `choice`: the chosen value, or null
 * - `onlyValue`: the value of a skipped step that still has one (the city), else null
 */
export interface Step {
  name: StepName;
  number: number;
  offers: readonly Offer[];
  options: readonly string[];
  choice: string | null;
  skipped: SkipReason | null;
  onlyValue: string | null;
}

/** Identifies an offer: `rekrutacja.id` and `kierunekSpecjalnosc.id` together. */
export function offerKey(offer: Offer): string {
  return `${String(offer.rekrutacja.id)}/${String(offer.kierunekSpecjalnosc.id)}`;
}

/**
 * The value that was chosen at a step; null when none of the `chosen` offers is left among the `offers`, which are
 * compared by their `offerKey`. If those left differ in value by now, the value that the candidate saw wins.
 */
function valueChosen(
  offers: readonly Offer[],
  name: StepName,
  chosen: readonly Offer[],
): string | null {
  const [first] = chosen;
  if (first === undefined) return null;
  const value = offerValue(first, name);
  const named = offersBy(offers, name).get(value);
  if (named === chosen) return value;
  const keys = new Set(chosen.map(offerKey));
  const isChosen = (offer: Offer) => keys.has(offerKey(offer));
  if (named?.some(isChosen)) return value;
  const left = offers.find(isChosen);
  return left === undefined ? null : offerValue(left, name);
}

function skipReason(flow: Flow, name: StepName, options: readonly string[]): SkipReason | null {
  if (name === 'specialisation' && options.every((option) => option === '')) {
    return 'noSpecialisation';
  }
  if (name === 'city' && flow !== 'STUDIA_WYZSZE' && options.length === 1) return 'oneCity';
  return null;
}

/**
 * The steps of this candidate in order, including skipped ones: the only source of order, skipping, back, forward,
 * guard and progress (docs/specification.md, section 4). Empty without a flow.
 *
 * The chosen offers are matched with the present ones. A choice of which none is left counts as missing, and so do all
 * later ones.
 *
 * @param offers the offers in the current language
 */
export function steps(offers: readonly Offer[], selection: Selection): Step[] {
  const { flow, history } = selection;
  if (flow === null) return [];
  let matching = offersBy(offers, 'flow').get(flow) ?? [];
  let open = true;
  return STEP_ORDER[flow].map((name, index) => {
    const number = index + 1;
    const before = matching;
    const byValue = offersBy(before, name);
    const options = [...byValue.keys()];
    const chosen = history[number] ?? [];
    // The only value left must not replace a choice that is gone.
    const skipped = chosen.length > 0 ? null : skipReason(flow, name, options);
    const choice = open && skipped === null ? valueChosen(before, name, chosen) : null;
    if (choice !== null) matching = byValue.get(choice) ?? [];
    else if (skipped === null) open = false;
    const onlyValue = skipped === null || !open ? null : (options[0] ?? null);
    return { name, number, offers: before, options, choice, skipped, onlyValue };
  });
}

/** The offers of a step with one of its options: what the history stores for the choice. */
export function offersOfOption({ offers, name }: Step, option: string): readonly Offer[] {
  return offersBy(offers, name).get(option) ?? [];
}

/** The offers that match all choices: all of the flow without a choice, none without a flow. */
export function offersMatching(offers: readonly Offer[], selection: Selection): readonly Offer[] {
  const all = steps(offers, selection);
  const last = all.at(-1);
  if (last === undefined) return [];
  return last.choice === null ? last.offers : offersOfOption(last, last.choice);
}

/** The steps without the skipped ones. */
export function visibleSteps(all: readonly Step[]): Step[] {
  return all.filter((step) => step.skipped === null);
}

/** The first step without a choice, or null. */
export function firstOpenStep(all: readonly Step[]): Step | null {
  return visibleSteps(all).find((step) => step.choice === null) ?? null;
}

/** The target of "back" from a step, or from the summary (null): the nearest earlier step with a choice, or "/". */
export function pathBefore(all: readonly Step[], name: StepName | null): string {
  const end = name === null ? all.length : all.findIndex((step) => step.name === name);
  const earlier = all.slice(0, Math.max(end, 0)).filter((step) => step.choice !== null);
  return PATHS[earlier.at(-1)?.name ?? 'direction'];
}

/** The target of "forward": the next step that is not skipped, or the summary. */
export function destinationAfter(all: readonly Step[], name: StepName): StepName | 'summary' {
  const index = all.findIndex((step) => step.name === name);
  return all.slice(index + 1).find((step) => step.skipped === null)?.name ?? 'summary';
}

/**
 * The route guard of the screen `name`: null when the candidate may open it, else the address to redirect to
 * (docs/specification.md, section 2).
 */
export function guard(all: readonly Step[], name: StepName | 'summary'): string | null {
  if (name === 'direction') return null;
  if (all.length === 0) return PATHS.direction;
  const open = firstOpenStep(all);
  if (name === 'summary') return open === null ? null : PATHS[open.name];
  const asked = all.find((step) => step.name === name);
  if (asked === undefined) return PATHS.direction;
  if (open !== null && open.number < asked.number) return PATHS[open.name];
  return asked.skipped === null ? null : open === null ? PATHS.summary : PATHS[open.name];
}

/**
 * The chosen offer: every step has a choice and one offer remains, or one of the remaining ones was picked. Null
 * otherwise: an ambiguous selection is never submitted.
 */
export function chosenOffer(offers: readonly Offer[], selection: Selection): Offer | null {
  const all = steps(offers, selection);
  if (firstOpenStep(all) !== null) return null;
  const left = offersMatching(offers, selection);
  if (left.length === 1) return left[0] ?? null;
  return left.find((offer) => offerKey(offer) === selection.picked) ?? null;
}

/**
 * The address at which a candidate with these choices continues: the first step without a choice, or the form; the last
 * step when several programmes remain.
 *
 * @param offers in the language of the selection
 */
export function pathToGoOn(offers: readonly Offer[], selection: Selection): string {
  if (chosenOffer(offers, selection) !== null) return PATHS.summary;
  const all = steps(offers, selection);
  return PATHS[(firstOpenStep(all) ?? visibleSteps(all).at(-1))?.name ?? 'direction'];
}
