import { useEffect, useState } from 'react';

/** What the candidate has decided about the tag manager. */
export type Consent = 'granted' | 'denied';

const KEY = 'rekrutacja.consent';

/** Dispatched on the document by the consent manager of an institution (docs/measurement.md, "Consent"). */
export const CONSENT_EVENT = 'rekrutacja:consent';

/** "denied" until the candidate agrees, also where the browser blocks its storage. */
function stored(): Consent {
  try {
    return localStorage.getItem(KEY) === 'granted' ? 'granted' : 'denied';
  } catch {
    return 'denied';
  }
}

function store(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // It lasts as long as the page.
  }
}

/**
 * The candidate's consent and what changes it. Another consent manager changes it as well, and stores it itself.
 *
 * @param asked whether this site asks for it, and so remembers the answer
 */
export function useConsent(asked: boolean): [Consent, (consent: Consent) => void] {
  const [consent, setConsent] = useState<Consent>(() => (asked ? stored() : 'denied'));
  useEffect(() => {
    const follow = (event: Event) => {
      const granted = event instanceof CustomEvent && event.detail === 'granted';
      setConsent(granted ? 'granted' : 'denied');
    };
    document.addEventListener(CONSENT_EVENT, follow);
    return () => {
      document.removeEventListener(CONSENT_EVENT, follow);
    };
  }, []);
  const decide = (answer: Consent) => {
    store(answer);
    setConsent(answer);
  };
  return [consent, decide];
}
