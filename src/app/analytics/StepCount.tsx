import { useEffect, useState } from 'react';
import { stepCounter } from '../../api/stepCounter';
import type { ScreenName } from '../../domain/screens';
import { useSiteConfig } from '../siteConfig';
import { useFunnelEvents } from './useFunnelEvents';

/** Renders nothing. Lets the backend count the steps of all candidates (docs/measurement.md, "The count of steps"). */
export function StepCount({ screen }: { screen: ScreenName | null }) {
  const { apiBase } = useSiteConfig();
  const [counter] = useState(() => stepCounter(apiBase));
  useFunnelEvents(screen, counter.count);
  useEffect(() => {
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') counter.send();
    };
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden);
    };
  }, [counter]);
  return null;
}
