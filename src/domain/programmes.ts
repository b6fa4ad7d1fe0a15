import type { Flow, Offer } from '../contract/offer';
import { offerValue } from './offerValues';
import { STEP_NAMES, type StepName } from './stepOrder';

/** The messages that name the kinds of studies where no other kind stands beside them. */
export const FLOW_NAMES = {
  STUDIA_WYZSZE: 'kierunek.grupa.studia_wyzsze.tytul',
  PODYPLOMOWE: 'kierunek.grupa.podyplomowe.nazwa',
  PODYPLOMOWE_SPEC: 'kierunek.grupa.podyplomowe_spec.tytul',
} as const satisfies Record<Flow, string>;

/** The two numbers of an offer. */
export const OFFER_NUMBERS = ['recruitment', 'programme'] as const;

/** A fact that may distinguish two programmes: a value of a step, or one of the two numbers of an offer. */
export type ProgrammeFact = StepName | (typeof OFFER_NUMBERS)[number];

export interface ChosenFact {
  name: ProgrammeFact;
  value: string;
}

/** The values of a programme in the order of the form's summary (docs/specification.md, section 2). */
export const SUMMARY_ORDER: readonly StepName[] = [
  'level',
  'mode',
  'direction',
  'specialisation',
  'city',
];

/** The value of a fact as text; "" without a specialisation. */
export function programmeFact(offer: Offer, fact: ProgrammeFact): string {
  if (fact === 'recruitment') return String(offer.rekrutacja.id);
  if (fact === 'programme') return String(offer.kierunekSpecjalnosc.id);
  return offerValue(offer, fact);
}

/** The facts that distinguish the programmes which remain after the last step; numbers when only those differ. */
export function compareProgrammes(offers: readonly Offer[]) {
  const differs = (fact: ProgrammeFact) =>
    new Set(offers.map((offer) => programmeFact(offer, fact))).size > 1;
  const differing = STEP_NAMES.filter(differs);
  const onlyNumbers = differing.length === 0;
  const lead: readonly ProgrammeFact[] = onlyNumbers ? OFFER_NUMBERS.filter(differs) : differing;
  return { lead, onlyNumbers };
}

/** Returns whether the student card may be ordered: not for postgraduate studies (docs/specification.md, section 2). */
export function offersStudentCard(flow: Flow): boolean {
  return flow === 'STUDIA_WYZSZE';
}

const NAMING: readonly ProgrammeFact[] = ['direction', 'specialisation'];

/** The chosen studies as people name them: the field with its speciality, then the other facts. */
export function studiesLines(facts: readonly ChosenFact[]) {
  const joined = (naming: boolean) =>
    facts
      .filter(({ name }) => NAMING.includes(name) === naming)
      .map(({ value }) => value)
      .join(', ');
  return { title: joined(true), details: joined(false) };
}
