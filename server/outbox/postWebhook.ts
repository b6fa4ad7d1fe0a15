import { createHmac } from 'node:crypto';
import type { Outcome } from './deliverDue';
import type { OutboxEvent } from './readEvents';

/** Where events are posted. `secret` is "whsec_" and base64. */
export interface Webhook {
  url: string;
  secret: string;
  /** How long the receiver may take, in milliseconds; 15 s by default. */
  timeout?: number;
}

const TIMEOUT = 15_000;

/** What a receiver answers that wants no more (Standard Webhooks). */
const GONE = 410;

/**
 * The signature of a body: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 *
 * @param timestamp of this attempt, in seconds since 1970
 */
function signature(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The code of a failed request; never its message, which may quote the URL. */
function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'timeout';
  return String(cause?.code ?? name);
}

/**
 * Posts an event. Only a status of 2xx within the timeout counts as delivered; redirects are not followed, and the body
 * of the response is not read.
 *
 * @param stopping aborts the request
 */
export async function postWebhook(
  { url, secret, timeout = TIMEOUT }: Webhook,
  event: OutboxEvent,
  now: Date,
  stopping: AbortSignal,
): Promise<Outcome> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(now.getTime() / 1000);
  // AbortSignal.any leaks with a long-lived signal (nodejs/node#54614) and may lose a timeout (nodejs/node#57736).
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(() => attempt.abort(new DOMException('', 'TimeoutError')), timeout);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: attempt.signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'rekrutacja-webhook',
        'webhook-id': event.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature(secret, event.id, timestamp, body),
      },
      body,
    });
    // Closes the connection unless the response is complete.
    await response.body?.cancel().catch(() => undefined);
    const result = String(response.status);
    if (response.ok) return { type: 'delivered', result };
    return { type: response.status === GONE ? 'refused' : 'failed', result };
  } catch (error) {
    return stopping.aborted ? { type: 'stopped' } : { type: 'failed', result: codeOf(error) };
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
