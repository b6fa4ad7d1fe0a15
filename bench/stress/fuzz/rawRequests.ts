import * as fc from 'fast-check';
import { connect } from 'node:net';
import { APPLICATIONS } from '../../../server/testing/generatedBodies';
import { testApplication } from '../../../server/testing/testApplication';
import type { Findings } from './bodies';

/** A connection that the server leaves open is closed after this long, in milliseconds. */
const CONNECTION_TIMEOUT = 500;

const POST = `POST ${APPLICATIONS} HTTP/1.1\r\nHost: localhost\r\n`;
const JSON_TYPE = 'Content-Type: application/json\r\n';
const BODY = JSON.stringify(testApplication());
const RIGHT = `${POST}${JSON_TYPE}Content-Length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY}`;
const GET = 'GET /api/rekrutacja/dks HTTP/1.1\r\nHost: localhost\r\n';
const CHUNKED = `${POST}${JSON_TYPE}Transfer-Encoding: chunked\r\n`;

/** Requests that no browser sends. */
const REQUESTS: readonly string[] = [
  ...[
    '',
    '\r\n\r\n',
    '\0\0\0\0',
    'GET',
    'GET /\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'X'.repeat(100_000),
  ],
  ...[
    '\x16\x03\x01\x02\x00\x01\x00',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'CONNECT a:1 HTTP/1.1\r\n\r\n',
  ],
  ...[
    'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n',
    'get / HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
  ],
  ...['GET //etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n', 'GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ...[
    'GET /assets/..%2f..%2fpackage.json HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  ...[
    'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
    `GET /${'a'.repeat(15_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
  ...[
    `${GET}Host: other\r\n\r\n`,
    `${GET}X: a\nY: b\r\n\r\n`,
    `${GET} folded: x\r\n\r\n`,
    `${GET}: x\r\n\r\n`,
  ],
  ...[
    `${GET}X: \0\r\n\r\n`,
    `${GET}${'X: y\r\n'.repeat(5000)}\r\n`,
    `${GET}X: ${'y'.repeat(70_000)}\r\n\r\n`,
  ],
  ...[`${GET}Range: bytes=0-0,1-1\r\n\r\n`, `${GET}If-None-Match: ${'"a",'.repeat(2000)}\r\n\r\n`],
  ...[
    `${GET}Expect: 100-continue\r\n\r\n`,
    `${GET}Upgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
  ],
  ...[
    `${POST}${JSON_TYPE}Content-Length: -1\r\n\r\n{}`,
    `${POST}${JSON_TYPE}Content-Length: 9e9\r\n\r\n{}`,
  ],
  ...[
    `${POST}${JSON_TYPE}Content-Length: 99999999999\r\n\r\n{}`,
    `${POST}${JSON_TYPE}Content-Length: 10\r\n\r\n{}`,
  ],
  ...[
    `${POST}${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    `${POST}${JSON_TYPE}\r\n{}`,
  ],
  ...[
    `${CHUNKED}Content-Length: 4\r\n\r\n0\r\n\r\n${GET}\r\n`,
    `${CHUNKED}\r\nzz\r\n{}\r\n0\r\n\r\n`,
  ],
  ...[
    `${CHUNKED}\r\nffffffffffffffff\r\n{}`,
    `${CHUNKED}\r\n2;a="\r\n{}\r\n0\r\nX: y\r\n\r\n`,
    `${CHUNKED}\r\n2\r\n{}0\r\n\r\n`,
  ],
  ...[
    `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  ],
  ...[`${POST}Content-Type: application/json; charset=utf-7\r\nContent-Length: 2\r\n\r\n{}`],
  ...[
    `${POST}${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
    `${POST}Content-Type: \r\n\r\n`,
  ],
  ...[`${POST}${JSON_TYPE}Idempotency-Key: a\r\nIdempotency-Key: b\r\nContent-Length: 2\r\n\r\n{}`],
  ...[RIGHT + RIGHT + RIGHT, `${RIGHT}GARBAGE`, RIGHT.slice(0, -1), RIGHT.slice(0, 40)],
];

/** A valid request with some bytes changed, cut or repeated. */
const damaged = fc
  .tuple(fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 8 }), fc.nat(3000))
  .map(([bytes, length]) => {
    const request = Buffer.from(RIGHT);
    for (const [position, byte] of bytes) request[position] = byte;
    return request.subarray(0, Math.max(length, 20));
  });

/** Sends bytes, optionally half-closes, and reads the response to its end; "" for none. */
function exchange(port: number, bytes: Uint8Array, halfClose: boolean): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (halfClose) socket.end();
    });
    socket.setTimeout(CONNECTION_TIMEOUT, () => socket.destroy());
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

/**
 * Sends malformed HTTP, whole and half-closed, and valid requests with changed bytes.
 *
 * @param count how many changed requests
 */
export async function fuzzRequests(port: number, count: number, seed: number): Promise<Findings> {
  const findings: Findings = { statuses: new Map(), faults: [] };
  const written = REQUESTS.map((request) => Buffer.from(request, 'utf8'));
  const made = fc.sample(damaged, { numRuns: count, seed });
  const requests = [...written, ...made].map((bytes, index) => ({
    bytes,
    halfClose: index % 2 === 0,
  }));
  requests.push(...written.map((bytes) => ({ bytes, halfClose: true })));
  let next = 0;
  const sender = async () => {
    for (let one = requests[next++]; one !== undefined; one = requests[next++]) {
      const answer = await exchange(port, one.bytes, one.halfClose);
      for (const [, status = ''] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) {
        findings.statuses.set(status, (findings.statuses.get(status) ?? 0) + 1);
        if (status < '500') continue;
        findings.faults.push(`${status} for ${one.bytes.toString('latin1').slice(0, 500)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 32 }, sender));
  return findings;
}
