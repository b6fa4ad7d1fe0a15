/** An application was stored: what the feed and the webhook carry. */
export const SAVED = 'zgloszenie.zapisane';

/** A candidate is to get a confirmation by e-mail. */
export const CONFIRMATION = 'zgloszenie.potwierdzenie';

export type EventKind = typeof SAVED | typeof CONFIRMATION;

/** The ways to send events on, and which each sends. */
export const KIND_OF_CHANNEL = {
  webhook: SAVED,
  mail: CONFIRMATION,
} as const satisfies Record<string, EventKind>;

/**
 * - `waiting`: to be delivered; `delivered`: the receiver took it
 * - `parked`: given up until the office decides; `skipped`: the office decided against it, the application is
 *   gone, or its mailbox was being flooded
 */
export const EVENT_STATES = ['waiting', 'parked', 'delivered', 'skipped'] as const;
export type EventState = (typeof EVENT_STATES)[number];
