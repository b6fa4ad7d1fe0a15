import { serverForEachTest } from '../testing/testServer';

const server = serverForEachTest();

const probe = async (url: string) => {
  const answer = await server.app.inject({ url });
  return [answer.statusCode, answer.headers['cache-control'], answer.json<unknown>()];
};

test.each(['/health/live', '/livez', '/healthz'])(
  '%s says that the process answers',
  async (url) => {
    expect(await probe(url)).toEqual([200, 'no-store', { status: 'live' }]);
  },
);

test.each(['/health/ready', '/readyz', '/health'])(
  '%s says that the database answers',
  async (url) => {
    expect(await probe(url)).toEqual([200, 'no-store', { status: 'ready' }]);
  },
);

test('without a database the backend lives, but is not ready', async () => {
  await server.database.destroy();
  expect(await probe('/health/live')).toEqual([200, 'no-store', { status: 'live' }]);
  expect(await probe('/health/ready')).toEqual([503, 'no-store', { kod: 'NIEDOSTEPNE' }]);
  expect(server.log.join('')).toContain('not ready');
});

test('a database without its tables is not ready', async () => {
  await server.database.schema.dropTable('catalogue').execute();
  expect(await probe('/health/ready')).toEqual([503, 'no-store', { kod: 'NIEDOSTEPNE' }]);
});

test('a probe leaves no line in the log', async () => {
  await probe('/health/live');
  await probe('/health/ready');
  expect(server.log.join('')).not.toContain('/health');
});
