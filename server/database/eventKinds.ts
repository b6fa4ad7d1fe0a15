/** An application was stored. */
export const SAVED = 'zgloszenie.zapisane';

/** An application was erased: whoever got it has to erase it, too. */
export const ERASED = 'zgloszenie.usuniete';

/** A candidate has withdrawn an application. */
export const WITHDRAWN = 'zgloszenie.wycofane';

/** A candidate asks for a correction, or the office has answered one. */
export const CORRECTED = 'zgloszenie.poprawka';

/** The office has changed the state of an application, or its e-mail address or phone number. */
export const CHANGED = 'zgloszenie.zmienione';

/** A candidate is to get a confirmation by e-mail. */
export const CONFIRMATION = 'zgloszenie.potwierdzenie';

/** A candidate is to get a mail about what has become of an application; `answeredFormer`: at the replaced address. */
export const NOTICES = {
  changed: 'powiadomienie.zmiana',
  withdrawn: 'powiadomienie.wycofanie',
  answered: 'powiadomienie.poprawka',
  answeredFormer: 'powiadomienie.poprawka.poprzedni',
} as const;
export type NoticeKind = (typeof NOTICES)[keyof typeof NOTICES];

export type EventKind =
  | typeof SAVED
  | typeof ERASED
  | typeof WITHDRAWN
  | typeof CORRECTED
  | typeof CHANGED
  | typeof CONFIRMATION
  | NoticeKind;

/** The ways to send events on, and which each sends. The feed has those of the webhook. */
export const KINDS_OF_CHANNEL = {
  webhook: [SAVED, ERASED, WITHDRAWN, CORRECTED, CHANGED],
  mail: [CONFIRMATION, ...Object.values(NOTICES)],
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
