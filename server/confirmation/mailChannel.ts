import { createTransport } from 'nodemailer';
import { KINDS_OF_CHANNEL, NOTICES, SAVED } from '../database/eventKinds';
import type { RecruitmentDatabase } from '../database/tables';
import type { Channel, Outcome } from '../outbox/deliverDue';
import { limitedAttempt } from '../outbox/limitedAttempt';
import type { NoticeEvent, OutboxEvent, SavedEvent } from '../outbox/readEvents';
import { mailboxOf } from '../person/mailbox';
import { mailMessage, type MailSite } from './confirmationMessage';

/**
 * The server that takes the mails.
 *
 * - `url`: smtp://… or smtps://…, with user and password; `from`: the address of the sender
 * - `isEncrypted`: false sends without TLS; else a connection without it is refused
 * - `timeout`: how long an attempt may take, in milliseconds; 30 s by default
 */
export interface MailServer {
  url: string;
  from: string;
  isEncrypted: boolean;
  timeout?: number;
}

const TIMEOUT = 30_000;

/** Connections at the same time: few enough for the limits of a mail server. */
const PARALLEL = 4;

/** After this many applications, or withdrawals, with one e-mail address within a day, the next ones cause no mail. */
export const MOST_IN_A_DAY = 10;

const DAY = 24 * 60 * 60 * 1000;

const isMailed = (event: OutboxEvent): event is SavedEvent | NoticeEvent =>
  event.type === SAVED || 'recipient' in event.data;

/**
 * Detects that the site is used to flood somebody's mailbox. Anybody can type any address, and withdraw what they sent.
 */
async function isFlooded(
  database: RecruitmentDatabase,
  { type, timestamp, data }: SavedEvent | NoticeEvent,
): Promise<boolean> {
  if (type !== SAVED && type !== NOTICES.withdrawn) return false;
  const instant = type === SAVED ? 'created_at' : 'withdrawn_at';
  const since = new Date(new Date(timestamp).getTime() - DAY).toISOString();
  const { before } = await database
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll().as('before'))
    .where('mailbox', '=', mailboxOf(data.application.kandydat.email))
    .where(instant, '>', since)
    .where(instant, '<', timestamp)
    .executeTakeFirstOrThrow();
  return Number(before) >= MOST_IN_A_DAY;
}

/**
 * The outcome of a failed attempt, without the server's words, which quote the address. Only a permanent refusal of the
 * recipient or the message ends the attempts, because the institution can correct a wrong password or sender.
 */
function failureOf(error: unknown, recipient: string): Outcome {
  const { name, code, command, responseCode, permanent } = error as Record<string, unknown>;
  // A server without SMTPUTF8 answers the first command with this.
  const isOfLocalPart = command === 'MAIL FROM' && /[^\p{ASCII}].*@/u.test(recipient);
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA' || isOfLocalPart;
  const isUnsendable = code === 'EENVELOPE' && responseCode === undefined;
  return {
    type: (isOfThisMail && permanent === true) || isUnsendable ? 'refused' : 'failed',
    result: String(responseCode ?? code ?? name),
  };
}

/** Confirms applications by e-mail, and says what has become of them (docs/integration.md). */
export function mailChannel(
  database: RecruitmentDatabase,
  { url, from, isEncrypted, timeout = TIMEOUT }: MailServer,
  site: MailSite,
): Channel {
  const transport = createTransport({
    url,
    requireTLS: isEncrypted,
    ignoreTLS: !isEncrypted,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const send: Channel['send'] = async (event, now, stopping) => {
    if (!isMailed(event)) return { type: 'skipped', result: 'noApplication' };
    const { language, ...content } = mailMessage(event, site);
    const recipient =
      event.type === SAVED ? event.data.application.kandydat.email : event.data.recipient;
    const mail = {
      ...content,
      // Objects are not parsed: an address cannot name further recipients.
      from: { name: site.institution, address: from },
      to: { name: '', address: recipient },
      date: now,
      // The ID is the same in every attempt, so that a mailbox or a person recognises a repeated mail.
      messageId: `<${event.id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    };
    const post = async (signal: AbortSignal): Promise<Outcome> => {
      if (await isFlooded(database, event)) {
        return { type: 'skipped', result: 'flood' };
      }
      await transport.sendMail({ ...mail, signal });
      return { type: 'delivered', result: '250' };
    };
    return limitedAttempt({ timeout, stopping }, post, (error) =>
      failureOf(error, mail.to.address),
    );
  };
  return { kinds: KINDS_OF_CHANNEL.mail, parallel: PARALLEL, send };
}
