import { useEffect, useState } from 'react';
import { siteStorage } from '../../storage/browserStorage';

/** The decision of the candidate about the tag manager. */
export type MeasurementConsent = 'granted' | 'denied';

const KEY = 'rekrutacja.consent';

/** Dispatched on the document by the consent manager of an institution (docs/configuration.md, "Consent"). */
export const CONSENT_EVENT = 'rekrutacja:consent';

/** Dispatched on the document once the site listens: a consent manager may have decided before. */
const CONSENT_WANTED = 'rekrutacja:consent-wanted';

/** "denied" until the candidate agrees, also where the browser blocks its storage. */
function stored(): MeasurementConsent {
  return siteStorage.read(KEY) === 'granted' ? 'granted' : 'denied';
}

/**
 * The candidate's consent and what changes it. Another consent manager changes it as well, and stores it itself.
 *
 * @param asked whether this site asks for it, and so remembers the answer
 */
export function useConsent(
  asked: boolean,
): [MeasurementConsent, (consent: MeasurementConsent) => void] {
  const [consent, setConsent] = useState<MeasurementConsent>(() => (asked ? stored() : 'denied'));
  useEffect(() => {
    const follow = (event: Event) => {
      const granted = event instanceof CustomEvent && event.detail === 'granted';
      setConsent(granted ? 'granted' : 'denied');
    };
    // Another tab has stored its answer.
    const followTab = () => {
      if (asked) setConsent(stored());
    };
    document.addEventListener(CONSENT_EVENT, follow);
    window.addEventListener('storage', followTab);
    document.dispatchEvent(new Event(CONSENT_WANTED));
    return () => {
      document.removeEventListener(CONSENT_EVENT, follow);
      window.removeEventListener('storage', followTab);
    };
  }, [asked]);
  const decide = (answer: MeasurementConsent) => {
    siteStorage.write(KEY, answer);
    setConsent(answer);
  };
  return [consent, decide];
}
