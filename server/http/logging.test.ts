import { keptOutput } from '../testing/keptOutput';
import { serverForEachTest } from '../testing/testServer';
import { readableLog } from './logging';

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

test('a terminal shows an answer in one line that is no JSON', async () => {
  await server.app.inject('/robots.txt');
  const { out, written } = keptOutput();
  const log = readableLog(out);
  server.log.forEach((line) => log.write(line));
  const answered = written()
    .split('\n')
    .filter((line) => line.includes('answered'));
  expect(answered).toHaveLength(1);
  expect(answered[0]).toMatch(/^\[\d{2}:\d{2}:\d{2}\].*INFO.*"route":"\/robots\.txt"/);
});
