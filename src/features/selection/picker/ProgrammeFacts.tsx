import { type IntlShape, useIntl } from 'react-intl';
import type { Offer } from '../../../contract/offer';
import { OFFER_NUMBERS, type ProgrammeFact, programmeFact } from '../../../domain/programmes';
import { valueText } from '../stepTexts';

function factText(intl: IntlShape, offer: Offer, fact: ProgrammeFact): string {
  const value = programmeFact(offer, fact);
  if (fact === 'recruitment') return `${intl.formatMessage({ id: 'oferty.numer' })} ${value}`;
  if (fact === 'programme') return `${intl.formatMessage({ id: 'oferty.numer_oferty' })} ${value}`;
  return valueText(intl, fact, value);
}

interface ProgrammeFactsProps {
  offer: Offer;
  /** The facts that distinguish the programme; at least one. */
  lead: readonly ProgrammeFact[];
}

/** One of several programmes: its distinguishing facts, then the other numbers. */
export function ProgrammeFacts({ offer, lead }: ProgrammeFactsProps) {
  const intl = useIntl();
  const line = (facts: readonly ProgrammeFact[]) =>
    facts.map((fact) => factText(intl, offer, fact)).join(' · ');
  const rest = OFFER_NUMBERS.filter((fact) => !lead.includes(fact));
  return (
    <>
      <span>{line(lead)}</span> {rest.length > 0 && <small>{line(rest)}</small>}
    </>
  );
}
