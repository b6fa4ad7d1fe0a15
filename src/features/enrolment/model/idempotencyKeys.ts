import type { SubmissionOutcome } from '../../../api/submissionOutcome';
import type { Application } from '../../../contract/application';
import { fnv1a } from '../../../domain/referenceNumber';
import { offerKey } from '../../../domain/steps';
import { readTab, writeTab } from '../../../storage/tabStorage';

/** Stored for the tab: after a reload, a retry must remain the same application. */
const SALT = 'rekrutacja.salt';
/** Stored for the tab: the offers of applications without a response, without personal data. */
const UNANSWERED = 'rekrutacja.bez_odpowiedzi';

/** A submission without a response so far. */
interface PendingSubmission {
  /** The `Idempotency-Key`: the same for every retry of the same content. */
  idempotencyKey: string;
  /** Whether an earlier application for these studies had no response. */
  sentBefore: boolean;
  /** Call with the result. */
  end: (outcome: SubmissionOutcome) => void;
}

/** An application that had no response, with its key and when it was sent (ISO instant in UTC). */
interface SentFirst {
  application: Application;
  idempotencyKey: string;
  sentAt: string;
}

export interface IdempotencyKeys {
  begin: (application: Application) => PendingSubmission;
  /** The first application for the offer without a response; null when it was sent before a reload. */
  firstFor: (offer: string) => SentFirst | null;
  /** Whether an application for the offer with this `offerKey` had no response, so that it may be stored. */
  isUnanswered: (offer: string) => boolean;
  /** Forgets the applications without a response, after the candidate's data was cleared. */
  forgetUnanswered: () => void;
}

/**
 * The idempotency keys of this tab, and its submissions without a response. Both survive reloads if the browser stores
 * them.
 *
 * - The keys (docs/contract.md, "The application that is sent") are derived from the content and a random salt, so that
 *   no content is stored and no key can be predicted.
 * - After a submission without a response, "already registered" is taken to mean that same application.
 */
export function idempotencyKeys(): IdempotencyKeys {
  let salt: string | null = null;
  const unanswered = new Set(unansweredOffers());
  const storeUnanswered = () => {
    writeTab(UNANSWERED, unanswered.size === 0 ? null : JSON.stringify([...unanswered]));
  };
  const first = new Map<string, SentFirst>();
  const forgetUnanswered = () => {
    unanswered.clear();
    first.clear();
    storeUnanswered();
  };
  return {
    begin: (application) => {
      salt ??= saltOfTab();
      const offer = offerKey(application.wybranyNabor);
      const sentBefore = unanswered.has(offer);
      unanswered.add(offer);
      storeUnanswered();
      const idempotencyKey = uuidOf(salt + JSON.stringify(application));
      if (!sentBefore) {
        first.set(offer, { application, idempotencyKey, sentAt: new Date().toISOString() });
      }
      return {
        idempotencyKey,
        sentBefore,
        end: (outcome) => {
          if (outcome.kind === 'accepted') {
            // So are all earlier ones.
            forgetUnanswered();
            salt = null;
            writeTab(SALT, null);
            return;
          }
          const mayBeSaved = outcome.kind === 'unconfirmed' && outcome.maybeSaved;
          if (sentBefore || outcome.sentBefore === true || mayBeSaved) return;
          unanswered.delete(offer);
          first.delete(offer);
          storeUnanswered();
        },
      };
    },
    firstFor: (offer) => first.get(offer) ?? null,
    isUnanswered: (offer) => unanswered.has(offer),
    forgetUnanswered,
  };
}

function unansweredOffers(): string[] {
  try {
    const list: unknown = JSON.parse(readTab(UNANSWERED) ?? '[]');
    return Array.isArray(list) ? list.filter((offer) => typeof offer === 'string') : [];
  } catch {
    return [];
  }
}

function saltOfTab(): string {
  const salt = readTab(SALT) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  writeTab(SALT, salt);
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
