import { createHmac } from 'node:crypto';
import { KINDS_OF_CHANNEL } from '../database/eventKinds';
import type { Channel, Outcome } from './deliverDue';
import { limitedAttempt } from './limitedAttempt';
import type { OutboxEvent } from './readEvents';

/** Says where events are posted. `secret` is "whsec_" and base64, or two of them with a comma. */
export interface Webhook {
  url: string;
  secret: string;
  /** The time that the receiver may take, in milliseconds; 15 s by default. */
  timeout?: number;
}

const TIMEOUT = 15_000;

/** Requests at the same time. */
const PARALLEL = 16;

/** The status with which a receiver wants no more events (Standard Webhooks). */
const GONE = 410;

/**
 * The signatures of a body, one with each secret:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 *
 * @param timestamp of this attempt, in seconds since 1970
 */
function signatures(secret: string, id: string, timestamp: number, body: string): string {
  const signed = secret.split(',').map((one) => {
    const key = Buffer.from(one.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return signed.join(' ');
}

/** The code of a failed request; never its message, which may quote the URL. */
function failureOf(error: unknown): Outcome {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  return { type: 'failed', result: String(cause?.code ?? name) };
}

/**
 * Posts an event. Only a status of 2xx within the timeout counts as delivered; redirects are not followed, and the body
 * of the response is not read.
 *
 * @param stopping aborts the request
 */
export function postWebhook(
  { url, secret, timeout = TIMEOUT }: Webhook,
  event: OutboxEvent,
  now: Date,
  stopping: AbortSignal,
): Promise<Outcome> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(now.getTime() / 1000);
  const post = async (signal: AbortSignal): Promise<Outcome> => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'rekrutacja-webhook',
        'webhook-id': event.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures(secret, event.id, timestamp, body),
      },
      body,
    });
    // Closes the connection unless the response is complete.
    await response.body?.cancel().catch(() => undefined);
    const result = String(response.status);
    if (response.ok) return { type: 'delivered', result };
    return { type: response.status === GONE ? 'refused' : 'failed', result };
  };
  return limitedAttempt({ timeout, stopping }, post, failureOf);
}

/** Posts the events of the feed. */
export function webhookChannel(webhook: Webhook): Channel {
  const send: Channel['send'] = (...given) => postWebhook(webhook, ...given);
  return { kinds: KINDS_OF_CHANNEL.webhook, parallel: PARALLEL, send };
}
