/*
 * Thrown by the check of a rule (`Rule`) that does not simply hold.
 */

/** What the backend does against a rule. Names paths and statuses, never a value that somebody typed. */
export class Fault extends Error {}

/** No answer at all: no connection, none in time, or a redirect of a POST. */
export class NoAnswer extends Fault {}

/** The backend answered before and does not any more, so that the check ends. */
export class BackendStopped extends Error {}

/** The backend may leave this out, and does. */
export class NotOffered extends Error {}

/** Something that this rule needs is missing. */
export class NotChecked extends Error {}
