import type { Outcome } from './deliverDue';

/** The limits of an attempt: `timeout` in milliseconds, and the signal of a server that stops. */
interface Limits {
  timeout: number;
  stopping: AbortSignal;
}

/** The reason for aborting an attempt that took too long. */
const LATE = Symbol('late');

/**
 * Makes an attempt that is aborted when its time is over or the server stops.
 *
 * @param attempt ends soon after its signal is aborted
 * @param outcomeOf explains any other error of the attempt
 */
export async function limitedAttempt(
  { timeout, stopping }: Limits,
  attempt: (signal: AbortSignal) => Promise<Outcome>,
  outcomeOf: (error: unknown) => Outcome,
): Promise<Outcome> {
  // AbortSignal.any leaks with a long-lived signal (nodejs/node#54614) and may lose a timeout (nodejs/node#57736).
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop);
  const timer = setTimeout(() => controller.abort(LATE), timeout);
  try {
    return await attempt(controller.signal);
  } catch (error) {
    if (stopping.aborted) return { type: 'stopped' };
    const isLate = controller.signal.reason === LATE;
    return isLate ? { type: 'failed', result: 'timeout' } : outcomeOf(error);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
