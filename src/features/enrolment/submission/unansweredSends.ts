import { keepForTab, readTab } from '../../../storage/tabStorage';

/** Kept for the tab: the offers that were applied for without an answer, and nothing about who applied. */
const PLACE = 'rekrutacja.bez_odpowiedzi';

function kept(): string[] {
  try {
    const list: unknown = JSON.parse(readTab(PLACE) ?? '[]');
    return Array.isArray(list) ? list.filter((offer) => typeof offer === 'string') : [];
  } catch {
    return [];
  }
}

export interface UnansweredSends {
  /** An application for this offer (`offerKey`) is on its way; tells whether an earlier one was left without an answer. */
  begin: (offer: string) => boolean;
  /** It was not saved: there was an answer. */
  notSaved: (offer: string) => void;
  /** Of all: one was saved, and so was whatever had been sent before; or the candidate's data were thrown away. */
  forget: () => void;
}

/**
 * Remembers, over a reload too, that an application may have been saved without the candidate hearing of it: "already
 * registered" then means that very application. Where the browser keeps nothing it lasts as long as the page.
 */
export function unansweredSends(): UnansweredSends {
  const offers = new Set(kept());
  const keep = () => {
    // Where nothing is kept, the set of this page is enough.
    keepForTab(PLACE, offers.size === 0 ? null : JSON.stringify([...offers]));
  };
  return {
    begin: (offer) => {
      const before = offers.has(offer);
      offers.add(offer);
      keep();
      return before;
    },
    notSaved: (offer) => {
      offers.delete(offer);
      keep();
    },
    forget: () => {
      offers.clear();
      keep();
    },
  };
}
