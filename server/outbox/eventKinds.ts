/** What happened to an application. */
export type EventKind = 'zgloszenie.zapisane';

/**
 * - `waiting`: to be delivered; `delivered`: the receiver took it
 * - `parked`: given up until the office decides; `skipped`: the office decided against it
 */
export const EVENT_STATES = ['waiting', 'parked', 'delivered', 'skipped'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** The event that the feed and the webhook carry: an application was stored. */
export const SAVED: EventKind = 'zgloszenie.zapisane';
