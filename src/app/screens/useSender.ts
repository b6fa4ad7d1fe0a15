import { useLayoutEffect, useState } from 'react';
import type { AcceptedApplication } from '../../features/enrolment/screen/acceptedApplication';
import { idleTimer } from '../../ui/idleTimer';
import { onPageLife } from '../../ui/pageLife';
import { forgetSender, sentApplication } from '../store/tabSession';

/** Who has applied. After a reload only the first name and the masked address are known, and `fillInAgain` is null. */
export interface Sender extends Pick<AcceptedApplication, 'name' | 'firstName' | 'email' | 'copy'> {
  fillInAgain: (() => void) | null;
}

function storedSender(): Sender | null {
  const { savedAt = null, name: firstName = null, email = null } = sentApplication() ?? {};
  if (savedAt === null || firstName === null) return null;
  return { name: null, firstName, email, copy: null, fillInAgain: null };
}

/** When the hour begins: now, or when the stored application was saved. In milliseconds since 1970. */
function startOf({ fillInAgain }: Sender): number {
  const savedAt = sentApplication()?.savedAt ?? null;
  return fillInAgain !== null || savedAt === null ? Date.now() : Date.parse(savedAt);
}

/** Who has applied; cleared after an hour and when the page is restored, possibly for another person. */
export function useSender() {
  const [sender, setSender] = useState(storedSender);
  // A layout effect, so that whoever applied longer ago is never painted.
  useLayoutEffect(() => {
    const forget = () => {
      setSender(null);
      forgetSender();
    };
    const timer = idleTimer({ onExpired: forget });
    if (sender !== null) timer.start(startOf(sender));
    const stopFollowing = onPageLife({ shown: (restored) => restored && forget() });
    return () => {
      timer.stop();
      stopFollowing();
    };
  }, [sender]);
  return [sender, setSender] as const;
}
