import { Agent, request } from 'node:http';

/**
 * Asks an address over `connections` kept-alive connections for `seconds`, or until `bodies` are used up.
 *
 * @returns requests per second, the times at 50 and 99 % in ms, and how many answers were not 200
 */
export async function load(url, { connections, seconds, bodies, headers }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const times = [];
  let errors = 0;
  let next = 0;
  const once = (body) =>
    new Promise((done) => {
      const start = performance.now();
      const finish = (good) => {
        times.push(performance.now() - start);
        if (!good) errors += 1;
        done();
      };
      const method = body === undefined ? 'GET' : 'POST';
      const asked = request(url, { agent, method, headers: headers(next) }, (answer) => {
        answer.resume().on('end', () => finish(answer.statusCode === 200));
      });
      asked.on('error', () => finish(false));
      asked.end(body);
    });
  const work = async () => {
    while (performance.now() < end && (bodies === undefined || next < bodies.length)) {
      await once(bodies?.[next++]);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)] ?? 0;
  return {
    rate: (times.length * 1000) / (performance.now() - begin),
    p50: at(0.5),
    p99: at(0.99),
    errors,
  };
}
