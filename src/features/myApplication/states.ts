import type { ApplicationState, CorrectionState } from '../../contract/myApplication';
import type { MessageId } from '../../intl/messages';

/** "Received" is never "accepted", which sounds like admission. */
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
const DECIDED = 'zgloszenie.przebieg.decyzja';

/** The stations by state, and which of them it is. */
const COURSES: Readonly<Record<ApplicationState, { labels: readonly MessageId[]; now: number }>> = {
  OTRZYMANE: { labels: [RECEIVED, CONSIDERED, DECIDED], now: 0 },
  W_TOKU: { labels: [RECEIVED, CONSIDERED, DECIDED], now: 1 },
  DECYZJA_POZYTYWNA: { labels: [RECEIVED, CONSIDERED, 'zgloszenie.przebieg.przyjecie'], now: 2 },
  DECYZJA_NEGATYWNA: { labels: [RECEIVED, CONSIDERED, 'zgloszenie.przebieg.odmowa'], now: 2 },
  WYCOFANE: { labels: [RECEIVED, 'zgloszenie.przebieg.wycofane'], now: 1 },
};

/** The stations of an application in this state. Only its arrival and its last change have a time. */
export function stationsOf(state: ApplicationState, received: string, changed: string): Station[] {
  const { labels, now } = COURSES[state];
  return labels.map((label, index): Station => {
    const arrived = index === 0 ? received : null;
    if (index === now) return { label, at: arrived ?? changed, progress: 'now' };
    return { label, at: arrived, progress: index < now ? 'done' : 'todo' };
  });
}
