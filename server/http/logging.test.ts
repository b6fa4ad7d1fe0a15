import { serverForEachTest } from '../testing/testServer';

const server = serverForEachTest();

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([
  [`00-${TRACE}-00f067aa0ba902b7-01`, TRACE],
  ['Jan Kowalski', undefined],
  [undefined, undefined],
])('of the traceparent %j the log has the trace %j', async (traceparent, trace) => {
  const headers = traceparent === undefined ? {} : { traceparent };
  await server.app.inject({ url: '/robots.txt', headers });
  const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find(({ msg }) => msg === 'answered')?.['trace']).toBe(trace);
  expect(server.log.join('')).not.toContain('Kowalski');
});
