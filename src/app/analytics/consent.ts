import { useEffect, useState } from 'react';
import { siteStorage } from '../../storage/browserStorage';

const KEY = 'rekrutacja.consent';

/** False until the candidate agrees, also where the browser blocks its storage. */
const isStored = () => siteStorage.read(KEY) === 'granted';

/** The candidate's consent to the tag manager, and a function that stores another answer. */
export function useConsent(): [agrees: boolean, decide: (agrees: boolean) => void] {
  const [agrees, setAgrees] = useState(isStored);
  useEffect(() => {
    // Another tab has stored its answer.
    const followTab = () => setAgrees(isStored());
    window.addEventListener('storage', followTab);
    return () => {
      window.removeEventListener('storage', followTab);
    };
  }, []);
  const decide = (answer: boolean) => {
    siteStorage.write(KEY, answer ? 'granted' : 'denied');
    setAgrees(answer);
  };
  return [agrees, decide];
}
