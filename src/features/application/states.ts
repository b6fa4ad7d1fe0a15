import type { ApplicationState, CorrectionState } from '../../contract/myApplication';
import type { MessageId } from '../../intl/messages';

/**
 * The messages that name a state and say what happens next. "Received" is never "accepted", which sounds like
 * admission.
 */
interface StateTexts {
  title: MessageId;
  lead: MessageId;
  /** The leads that refer to the office's message. */
  leadWithoutMessage?: MessageId;
}

export const STATES: Readonly<Record<ApplicationState, StateTexts>> = {
  OTRZYMANE: {
    title: 'zgloszenie.stan.otrzymane.tytul',
    lead: 'zgloszenie.stan.otrzymane.opis',
  },
  W_TOKU: { title: 'zgloszenie.stan.w_toku.tytul', lead: 'zgloszenie.stan.w_toku.opis' },
  DECYZJA_POZYTYWNA: {
    title: 'zgloszenie.stan.pozytywna.tytul',
    lead: 'zgloszenie.stan.pozytywna.opis',
    leadWithoutMessage: 'zgloszenie.stan.pozytywna.opis_bez_wiadomosci',
  },
  DECYZJA_NEGATYWNA: {
    title: 'zgloszenie.stan.negatywna.tytul',
    lead: 'zgloszenie.stan.negatywna.opis',
  },
  WYCOFANE: { title: 'zgloszenie.stan.wycofane.tytul', lead: 'zgloszenie.stan.wycofane.opis' },
};

export const CORRECTIONS: Readonly<Record<CorrectionState, MessageId>> = {
  OCZEKUJE: 'zgloszenie.poprawki.czeka',
  PRZYJETA: 'zgloszenie.poprawki.przyjeta',
  ODRZUCONA: 'zgloszenie.poprawki.odrzucona',
};

/** A station of an application: when it was reached, null where that is not known. */
interface Station {
  label: MessageId;
  at: string | null;
  progress: 'done' | 'now' | 'todo';
}

const RECEIVED = 'zgloszenie.przebieg.otrzymane';
const CONSIDERED = 'zgloszenie.przebieg.rozpatrywane';

/** The stations of an application in this state. Only its arrival and its last change have a time. */
export function stationsOf(state: ApplicationState, received: string, changed: string): Station[] {
  const arrived: Station = { label: RECEIVED, at: received, progress: 'done' };
  const considered: Station = { label: CONSIDERED, at: null, progress: 'done' };
  const now = (label: MessageId): Station => ({ label, at: changed, progress: 'now' });
  const todo = (label: MessageId): Station => ({ label, at: null, progress: 'todo' });
  const decision = todo('zgloszenie.przebieg.decyzja');
  switch (state) {
    case 'OTRZYMANE':
      return [{ ...arrived, progress: 'now' }, todo(CONSIDERED), decision];
    case 'W_TOKU':
      return [arrived, now(CONSIDERED), decision];
    case 'DECYZJA_POZYTYWNA':
      return [arrived, considered, now('zgloszenie.przebieg.przyjecie')];
    case 'DECYZJA_NEGATYWNA':
      return [arrived, considered, now('zgloszenie.przebieg.odmowa')];
    case 'WYCOFANE':
      return [arrived, now('zgloszenie.przebieg.wycofane')];
  }
}
