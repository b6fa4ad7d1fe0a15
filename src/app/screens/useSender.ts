import { useEffect, useState } from 'react';
import type { AcceptedApplication } from '../../features/enrolment/screen/acceptedApplication';
import { IDLE_LIFE_MS, idleTimer } from '../../ui/idleTimer';
import { onPageLife } from '../../ui/pageLife';
import { forgetSender, sentApplication } from '../store/tabSession';

/** The sent application and its sender; only the first name and the masked address are stored. */
export type Sender = Omit<AcceptedApplication, 'reference' | 'savedAt'>;

/**
 * The stored sender of the application; null after an hour, which is checked here because no timer outlives a reload.
 */
export function storedSender(): { name: string | null; email: string | null } {
  const { savedAt = null, name = null, email = null } = sentApplication() ?? {};
  const isRecent = savedAt !== null && Date.now() - Date.parse(savedAt) < IDLE_LIFE_MS;
  return isRecent ? { name, email } : { name: null, email: null };
}

/**
 * Who has just applied; cleared after an hour, and when the page is restored, so that the next person at a shared
 * computer does not see it.
 */
export function useSender() {
  const [sender, setSender] = useState<Sender | null>(null);
  useEffect(() => {
    const forget = () => {
      setSender(null);
      forgetSender();
    };
    const timer = idleTimer({ onExpired: forget });
    if (sender !== null) timer.start();
    const stopFollowing = onPageLife({ shown: (restored) => restored && forget() });
    return () => {
      timer.stop();
      stopFollowing();
    };
  }, [sender]);
  return [sender, setSender] as const;
}
