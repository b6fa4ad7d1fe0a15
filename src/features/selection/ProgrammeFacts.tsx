import Typography from '@mui/material/Typography';
import { useIntl, type IntlShape } from 'react-intl';
import type { Offer } from '../../contract/offer';
import { programmeFact, type ProgrammeFact } from '../../domain/programmes';
import { valueText } from './stepMessages';

const TABULAR = { fontVariantNumeric: 'tabular-nums' };
const LEAD = { ...TABULAR, display: 'block', fontWeight: 600 };

const NUMBERS: readonly ProgrammeFact[] = ['recruitment', 'programme'];

function factText(intl: IntlShape, offer: Offer, fact: ProgrammeFact): string {
  const value = programmeFact(offer, fact);
  if (fact === 'recruitment') return `${intl.formatMessage({ id: 'oferty.numer' })} ${value}`;
  if (fact === 'programme') return `${intl.formatMessage({ id: 'oferty.numer_oferty' })} ${value}`;
  return valueText(intl, fact, value);
}

interface ProgrammeFactsProps {
  offer: Offer;
  /** What tells the programme from the others; at least one. */
  lead: readonly ProgrammeFact[];
}

/** One programme of several: what tells it apart, then the numbers that are not among that. */
export function ProgrammeFacts({ offer, lead }: ProgrammeFactsProps) {
  const intl = useIntl();
  const line = (facts: readonly ProgrammeFact[]) =>
    facts.map((fact) => factText(intl, offer, fact)).join(' · ');
  const rest = NUMBERS.filter((fact) => !lead.includes(fact));
  return (
    <>
      <Typography component="b" variant="inherit" sx={LEAD}>
        {line(lead)}
      </Typography>{' '}
      {rest.length > 0 && (
        <Typography component="span" variant="body2" color="textSecondary" sx={TABULAR}>
          {line(rest)}
        </Typography>
      )}
    </>
  );
}
