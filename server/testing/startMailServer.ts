import { type ParsedMail, simpleParser } from 'mailparser';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that a server took: the addresses of its envelope, and its content, decoded. */
export interface ReceivedMail {
  from: string;
  to: string[];
  mail: ParsedMail;
}

export interface TestMailServer {
  url: string;
  received: ReceivedMail[];
  /** Refuses what comes at these commands with this status; `null` takes everything again. */
  refuse: (how: { at: 'from' | 'rcpt' | 'data' | 'auth'; status: number } | null) => void;
  /** Stops answering; resolves when the next mail is under way. */
  stall: () => Promise<void>;
  /** Resolves when the next mail was taken. */
  next: () => Promise<void>;
  close: () => Promise<void>;
}

const failure = (status: number, words: string) =>
  Object.assign(new Error(words), { responseCode: status });

/** Starts a mail server without TLS on a free port that keeps what it receives. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let refused: Parameters<TestMailServer['refuse']>[0] = null;
  let isStalled: (() => void) | null = null;
  let onMail: () => void = () => undefined;
  const statusAt = (place: string) => (refused?.at === place ? refused.status : null);
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: (_auth, _session, callback) => {
      const status = statusAt('auth');
      callback(status === null ? null : failure(status, 'wrong password'), { user: 'test' });
    },
    onMailFrom: (_address, _session, callback) => {
      const status = statusAt('from');
      callback(status === null ? null : failure(status, 'cannot be the sender'));
    },
    onRcptTo: ({ address }, _session, callback) => {
      const status = statusAt('rcpt');
      callback(status === null ? null : failure(status, `<${address}> is unknown`));
    },
    onData: (stream, { envelope }, callback) => {
      void simpleParser(stream).then(
        (mail) => {
          const status = statusAt('data');
          if (isStalled !== null) isStalled();
          else if (status !== null) callback(failure(status, 'no'));
          else {
            const { mailFrom, rcptTo } = envelope;
            const from = mailFrom === false ? '' : mailFrom.address;
            received.push({ from, to: rcptTo.map(({ address }) => address), mail });
            callback();
            onMail();
          }
        },
        // The sender went away.
        () => undefined,
      );
    },
  });
  // Clients that go away.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (how) => (refused = how),
    stall: () => new Promise((resolve) => (isStalled = resolve)),
    next: () => new Promise((resolve) => (onMail = resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
