import { testApplication } from '../testing/testApplication';
import { postApplication, storedRows, testServer } from '../testing/testServer';

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

  const refused = await postApplication(server, testApplication());
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ kod: 'NIEDOSTEPNE' });

  answer();
  // Closing waits for pending writes.
  await server.app.close();
  expect(await storedRows(server)).toHaveLength(1);
  await server.close();
});
