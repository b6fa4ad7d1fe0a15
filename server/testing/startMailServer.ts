import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that a server took. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Its headers by their names in lower case, decoded. */
  headers: ReadonlyMap<string, string>;
  /** Its parts, decoded, by their types. */
  parts: Readonly<Record<string, string>>;
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

function decoded(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString();
  if (encoding !== 'quoted-printable') return content;
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_match, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Decodes the words of RFC 2047. */
const decodedHeader = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_match, how: string, word: string) =>
      how.toUpperCase() === 'B'
        ? decoded(word, 'base64')
        : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
    );

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedHeader(line.slice(colon + 1).trim())];
    }),
  );
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'parts'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, -1);
  return {
    headers,
    parts: Object.fromEntries(
      parts.map((part) => {
        const [partHead = '', ...lines] = part.trimStart().split('\r\n\r\n');
        const of = headersOf(partHead);
        const type = of.get('content-type')?.replace(/;.*/, '') ?? '';
        const encoding = of.get('content-transfer-encoding') ?? '';
        return [type, decoded(lines.join('\r\n\r\n'), encoding)];
      }),
    ),
  };
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
      void text(stream).then(
        (raw) => {
          const status = statusAt('data');
          if (isStalled !== null) isStalled();
          else if (status !== null) callback(failure(status, 'no'));
          else {
            const { mailFrom, rcptTo } = envelope;
            const from = mailFrom === false ? '' : mailFrom.address;
            received.push({ from, to: rcptTo.map(({ address }) => address), ...readMail(raw) });
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
