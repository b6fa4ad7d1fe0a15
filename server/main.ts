import { CommanderError } from '@commander-js/extra-typings';
import { runCommand, settings } from './commands';
import { codeOf, messageOf } from './database/errors';
import { serve } from './serve';

/** The time that a stopping server may take to answer pending requests, in milliseconds. */
const STOP_TIMEOUT = 30_000;

async function runServer(): Promise<void> {
  const { app, address, stop } = await serve(settings(), process.env);
  console.warn(`The site is at ${address}`);
  const drain = (signal: string) => {
    app.log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    stop().catch((err: unknown) => {
      app.log.error({ err }, 'stopping failed');
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, drain);
}

/** Ends a command whose reader wants no more, as `head`. */
function endWithReader(): void {
  process.stdout.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
    process.exit(1);
  });
}

const words = process.argv.slice(2);
if (words.length > 0) endWithReader();

(words.length === 0 ? runServer() : runCommand(words)).catch((error: unknown) => {
  if (error instanceof CommanderError) {
    // It has said what is wrong, or written the help.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  console.error(messageOf(error));
  process.exitCode = 1;
});
