import { useEffect, useState } from 'react';
import type { AcceptedApplication } from '../../features/enrolment/screen/acceptedApplication';
import { usePageReturn } from '../navigation/useNavigationFocus';
import { forgetSender, sentApplication } from '../store/tabSession';

/** Describes what was sent, and by whom; only the first name and the masked address are stored. */
export type Sender = Omit<AcceptedApplication, 'reference' | 'savedAt'>;

/** The time that the person and the copy of the application are shown, in milliseconds (docs/adr/0003). */
export const SENDER_LIFE_MS = 60 * 60 * 1000;

/** Who has sent the application, as stored; nobody after an hour: no timer outlives a reload. */
export function storedSender(): { name: string | null; email: string | null } {
  const { savedAt = null, name = null, email = null } = sentApplication() ?? {};
  const isRecent = savedAt !== null && Date.now() - Date.parse(savedAt) < SENDER_LIFE_MS;
  return isRecent ? { name, email } : { name: null, email: null };
}

/**
 * Who has just applied; cleared after an hour, and when the page is restored, so that the next person at a shared
 * computer does not see it.
 */
export function useSender() {
  const [sender, setSender] = useState<Sender | null>(null);
  usePageReturn(() => {
    setSender(null);
    forgetSender();
  });
  useEffect(() => {
    if (sender === null) return undefined;
    const since = Date.now();
    const check = () => {
      if (Date.now() - since < SENDER_LIFE_MS) return;
      setSender(null);
      forgetSender();
    };
    const timer = setInterval(check, 60_000);
    // A sleeping phone runs no timers.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [sender]);
  return [sender, setSender] as const;
}
