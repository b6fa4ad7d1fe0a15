import { API_PREFIX } from '../app';
import { testApplication } from '../testing/testApplication';
import { testServer } from '../testing/testServer';

const URL = `${API_PREFIX}/kandydaci`;

test('a database that does not answer causes 503 with Retry-After, and the application is stored later', async () => {
  const server = await testServer({ saveTimeout: 50 });
  let answer: () => void = () => undefined;
  const silent = new Promise<void>((resolve) => (answer = resolve));
  const builder = server.database.transaction();
  const execute = builder.execute.bind(builder);
  const execution = async (work: Parameters<typeof execute>[0]) => {
    await silent;
    return execute(work);
  };
  const transaction = jest.spyOn(server.database, 'transaction');
  transaction.mockReturnValueOnce(Object.assign(builder, { execute: execution }));

  const refused = await server.app.inject({ method: 'POST', url: URL, payload: testApplication() });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ kod: 'NIEDOSTEPNE' });

  answer();
  // Closing waits for pending writes.
  await server.app.close();
  const rows = await server.database.selectFrom('applications').select('id').execute();
  expect(rows).toHaveLength(1);
  await server.close();
});
