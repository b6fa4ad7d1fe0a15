import * as v from 'valibot';
import type { SubmissionOutcome } from '../../../api/submissionOutcome';
import type { Application } from '../../../contract/application';
import { instantSchema } from '../../../contract/instant';
import { fnv1a, referenceNumber } from '../../../domain/referenceNumber';
import { offerKey } from '../../../domain/steps';
import { tabStorage } from '../../../storage/browserStorage';

/** Stored for the tab: after a reload, a retry must remain the same application. */
const SALT = 'rekrutacja.salt';
/** Stored for the tab: the first application for each offer without a response, without personal data. */
const UNANSWERED = 'rekrutacja.bez_odpowiedzi';

const sentFirstSchema = v.object({
  reference: v.string(),
  sentAt: instantSchema,
  isStored: v.boolean(),
});
const storedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), sentFirstSchema));

/**
 * The first application for an offer that had no response: its reference number and when it was sent. `isStored`: a
 * later attempt was told so.
 */
interface SentFirst extends v.InferOutput<typeof sentFirstSchema> {
  /** null after a reload: what was typed is not stored. */
  application: Application | null;
}

export type IdempotencyKeys = ReturnType<typeof idempotencyKeys>;

/**
 * The idempotency keys of this tab, and its submissions without a response. Both survive reloads if the browser stores
 * them.
 *
 * - The keys (docs/contract.md, "The application that is sent") are derived from the content and a random salt, so that
 *   no content is stored and no key can be predicted.
 * - After a submission without a response, "already registered" is taken to mean that same application.
 */
export function idempotencyKeys() {
  let salt: string | null = null;
  const unanswered = storedUnanswered();
  const storeUnanswered = () => {
    const json = JSON.stringify(Object.fromEntries(unanswered), withoutApplication);
    tabStorage.write(UNANSWERED, unanswered.size === 0 ? null : json);
  };
  return {
    begin: (application: Application) => {
      salt ??= saltOfTab();
      const offer = offerKey(application.wybranyNabor);
      const sentBefore = unanswered.has(offer);
      const idempotencyKey = uuidOf(salt + JSON.stringify(application));
      if (!sentBefore) {
        const sentAt = new Date().toISOString();
        const reference = referenceNumber(idempotencyKey);
        unanswered.set(offer, { application, reference, sentAt, isStored: false });
      }
      storeUnanswered();
      return {
        idempotencyKey,
        sentBefore,
        end: (outcome: SubmissionOutcome) => {
          const first = unanswered.get(offer);
          if (outcome.kind === 'accepted') {
            // Earlier applications without a response count as stored, too.
            unanswered.clear();
            salt = null;
            tabStorage.write(SALT, null);
          } else if (!sentBefore && outcome.sentBefore !== true && outcome.kind !== 'unconfirmed') {
            unanswered.delete(offer);
          } else if (first && outcome.kind === 'alreadyRegistered') {
            unanswered.set(offer, { ...first, isStored: true });
          }
          storeUnanswered();
        },
      };
    },
    /** The last application without a response; null without one. */
    unanswered: (): SentFirst | null =>
      [...unanswered.values()].filter(({ isStored }) => !isStored).at(-1) ?? null,
    /** The first application for the offer, an `offerKey`, that may be stored: it had no response. Null without one. */
    firstFor: (offer: string): SentFirst | null => unanswered.get(offer) ?? null,
    forgetUnanswered: () => {
      unanswered.clear();
      storeUnanswered();
    },
  };
}

/** What was typed is not stored. */
const withoutApplication = (key: string, value: unknown) =>
  key === 'application' ? undefined : value;

function storedUnanswered(): Map<string, SentFirst> {
  const stored = v.safeParse(storedSchema, tabStorage.read(UNANSWERED));
  const entries = stored.success ? Object.entries(stored.output) : [];
  return new Map(entries.map(([offer, sent]) => [offer, { ...sent, application: null }]));
}

function saltOfTab(): string {
  const salt = tabStorage.read(SALT) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  tabStorage.write(SALT, salt);
  return salt;
}

/** A UUID (version 4 format) derived from a text; `crypto.subtle` is unavailable over http. */
function uuidOf(text: string): string {
  const hex = [1, 2, 3, 4].map((part) => hash(`${part}${text}${part}`)).join('');
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_all, ...[first, second, third, fourth, last]: string[]) =>
      `${first}-${second}-4${third}-${variant}${fourth}-${last}`,
  );
}

/** 32 bits of a text, as eight hexadecimal digits. */
function hash(text: string): string {
  return fnv1a(text).toString(16).padStart(8, '0');
}
