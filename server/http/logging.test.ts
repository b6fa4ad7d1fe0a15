import { keptOutput } from '../testing/keptOutput';
import { serverForEachTest } from '../testing/testServer';
import { readableLog } from './logging';

const server = serverForEachTest();

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
