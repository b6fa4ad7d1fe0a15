import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * One keep-alive connection that sends requests one after another. Reads only the status and the length of a response:
 * with the client of node:http the client was the bottleneck, and all servers looked alike.
 */
class Connection {
  #socket = null;
  #head = null;
  #missing = 0;
  #status = 0;
  #done = null;

  constructor(url) {
    const { hostname, port } = new URL(url);
    this.to = { host: hostname, port: Number(port), noDelay: true };
  }

  /** Sends a whole request; resolves with the status, 0 when the connection broke. */
  send(request) {
    this.#socket ??= this.#open();
    return new Promise((done) => {
      this.#done = done;
      this.#socket.write(request);
    });
  }

  close() {
    this.#socket?.destroy();
  }

  #open() {
    const socket = connect(this.to);
    socket.on('data', (part) => this.#read(part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#socket = null;
      this.#finish(0);
    });
    return socket;
  }

  #read(part) {
    if (this.#missing > 0) this.#missing -= part.length;
    else {
      const known = this.#head === null ? part : Buffer.concat([this.#head, part]);
      const end = known.indexOf(HEAD_END);
      this.#head = end < 0 ? known : null;
      if (end < 0) return;
      const [, status, length] =
        /^HTTP\/1\.1 (\d+)[^]*\r\ncontent-length: (\d+)/i.exec(known.latin1Slice(0, end)) ?? [];
      if (length === undefined) throw new Error('a response without a content-length');
      this.#status = Number(status);
      this.#missing = end + HEAD_END.length + Number(length) - known.length;
    }
    if (this.#missing === 0) this.#finish(this.#status);
  }

  #finish(status) {
    this.#head = null;
    this.#missing = 0;
    const done = this.#done;
    this.#done = null;
    done?.(status);
  }
}

function requestText(url, headers, body) {
  const { host, pathname, search } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const all = Object.entries({ host, connection: 'keep-alive', ...headers, ...length });
  const first = `${body === undefined ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`;
  const head = [first, ...all.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  return `${head}${HEAD_END}${body ?? ''}`;
}

/**
 * Sends requests over `connections` keep-alive connections for `seconds`, or until `bodies` are used up.
 *
 * @param headers returns the headers, called for each request with a body
 * @returns requests per second, median and 99th percentile in ms, and the number of responses other than 200
 */
export async function load(url, { connections, seconds, bodies, headers }) {
  const requests = bodies?.map((body) => requestText(url, headers(), body));
  const reading = Buffer.from(requestText(url, headers()));
  const times = [];
  let errors = 0;
  let next = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const work = async () => {
    const connection = new Connection(url);
    while (performance.now() < end && (requests === undefined || next < requests.length)) {
      const start = performance.now();
      const status = await connection.send(requests?.[next++] ?? reading);
      times.push(performance.now() - start);
      if (status !== 200) errors += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const rate = (times.length * 1000) / (performance.now() - begin);
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)] ?? 0;
  return { rate, p50: at(0.5), p99: at(0.99), errors };
}
