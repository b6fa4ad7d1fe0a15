import { useEffect, useState } from 'react';
import type { FunnelEvent } from '../../domain/funnel';
import type { ScreenName } from '../../domain/paths';
import { useSiteConfig } from '../siteConfig';
import { useFunnelEvents } from './useFunnelEvents';

/** Events in one request, at most. */
const BATCH = 20;

/** Collects events and sends them without waiting for an answer. */
function stepCounter(apiBase: string) {
  let waiting: FunnelEvent[] = [];
  const send = () => {
    const events = waiting;
    waiting = [];
    try {
      if (events.length > 0) navigator.sendBeacon(`${apiBase}zdarzenia`, JSON.stringify(events));
    } catch {
      // A browser may have no beacons. An error would reach whoever changed the form, even the sending of it.
    }
  };
  return {
    count: ({ event, name }: FunnelEvent) => {
      waiting.push({ event, name });
      if (waiting.length >= BATCH || event === 'sent') send();
    },
    send,
  };
}

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
