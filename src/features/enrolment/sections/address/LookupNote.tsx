import { useIntl } from 'react-intl';
import type { MessageId } from '../../../../intl/messages';
import { Note } from '../../../../ui/Notice';
import type { PostcodeLookup } from './postcodeLookup';

interface Outcome {
  tone: 'ok' | 'info';
  message: MessageId;
}

/** The result of the lookup, announced politely. */
export function LookupNote({ lookup }: { lookup: PostcodeLookup }) {
  const intl = useIntl();
  const outcome = outcomeOf(lookup);
  if (outcome === null) return null;
  return (
    <div>
      <Note tone={outcome.tone}>{intl.formatMessage({ id: outcome.message })}</Note>
    </div>
  );
}

function outcomeOf({ phase, townList, filled }: PostcodeLookup): Outcome | null {
  switch (phase) {
    case 'unknown':
      return { tone: 'info', message: 'podsumowanie.adres.kod_pocztowy.nieznany' };
    case 'failed':
      return { tone: 'info', message: 'podsumowanie.adres.kod_pocztowy.niesprawdzony' };
    case 'found':
      if (townList) return { tone: 'info', message: 'podsumowanie.adres.kod_pocztowy.kilka' };
      return filled ? { tone: 'ok', message: 'podsumowanie.adres.kod_pocztowy.uzupelnione' } : null;
    case 'idle':
    case 'loading':
    case 'slow':
      return null;
  }
}
