/** An application was stored. */
export const SAVED = 'zgloszenie.zapisane';

/** An application was erased: whoever got it has to erase it, too. */
export const ERASED = 'zgloszenie.usuniete';

/** A candidate is to get a confirmation by e-mail. */
export const CONFIRMATION = 'zgloszenie.potwierdzenie';

export type EventKind = typeof SAVED | typeof ERASED | typeof CONFIRMATION;

/** The ways to send events on, and which each sends. The feed has those of the webhook. */
export const KINDS_OF_CHANNEL = {
  webhook: [SAVED, ERASED],
  mail: [CONFIRMATION],
} as const satisfies Record<string, readonly EventKind[]>;

/** Why an application was erased: the office was asked to, or it was kept long enough. */
export type ErasureReason = 'request' | 'retention';

/**
 * - `waiting`: to be delivered; `delivered`: the receiver took it
 * - `parked`: given up until the office decides; `skipped`: the office decided against it, the application is
 *   gone, or its mailbox was being flooded
 */
export const EVENT_STATES = ['waiting', 'parked', 'delivered', 'skipped'] as const;
export type EventState = (typeof EVENT_STATES)[number];
