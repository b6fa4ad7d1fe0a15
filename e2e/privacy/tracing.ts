import { type Backend, startBackend } from '../backend/server';
import { test } from '../test';

/** `test` with a backend that logs all it can, without limits. */
export const tracing = test.extend<object, { backend: Backend }>({
  backend: [
    // Playwright derives the fixture's dependencies from this pattern.
    async ({}, use) => {
      const backend = await startBackend({ LOG_LEVEL: 'trace', POSTS_PER_MINUTE: '0' });
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],
});
