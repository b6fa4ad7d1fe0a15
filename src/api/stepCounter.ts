/** Events in one request, at most. */
const BATCH = 20;

/** The event to count. Only these two names are sent. */
interface CountedStep {
  event: string;
  name: string;
}

/**
 * Collects events, and sends them to `POST zdarzenia` without waiting for an answer (docs/configuration.md, "The count
 * of steps").
 */
export function stepCounter(apiBase: string) {
  let waiting: CountedStep[] = [];
  const send = () => {
    const events = waiting;
    waiting = [];
    try {
      if (events.length > 0) navigator.sendBeacon(`${apiBase}zdarzenia`, JSON.stringify(events));
    } catch {
      // A browser may have no beacons. An error would reach the code that changed the form, and even stop the sending.
    }
  };
  return {
    count: ({ event, name }: CountedStep) => {
      waiting.push({ event, name });
      if (waiting.length >= BATCH || event === 'sent') send();
    },
    send,
  };
}
