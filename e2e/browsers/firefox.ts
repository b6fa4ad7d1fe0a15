import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Connection } from './connection';

const PREFERENCES = {
  'intl.accept_languages': 'pl',
  // Any free port.
  'marionette.port': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Firefox's own window is never narrower than 450 px. */
const NARROW_WINDOW = ':root { min-width: 0 !important }';

function createProfile(): string {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  mkdirSync(path.join(profile, 'chrome'));
  writeFileSync(path.join(profile, 'chrome', 'userChrome.css'), NARROW_WINDOW);
  return profile;
}

type Answer = [kind: 1, id: number, error: { message: string } | null, result: unknown];

/** The messages of a connection, each after its length in bytes. */
async function* messagesOf(socket: AsyncIterable<Buffer>): AsyncGenerator<unknown, never> {
  let received = Buffer.alloc(0);
  for await (const data of socket) {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + parseInt(received.toString('latin1', 0, start), 10);
      if (start === 0 || received.length < end) break;
      yield JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
    }
  }
  throw new Error('Firefox has closed the connection.');
}

/**
 * Starts Firefox without a window. It speaks Marionette, which geckodriver translates WebDriver to: the same commands
 * as JSON, each after its length (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export async function startFirefox(): Promise<Connection> {
  const profile = createProfile();
  const firefox = spawn(
    'firefox-esr',
    ['--marionette', '--headless', '--no-remote', '--profile', profile, 'about:blank'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  process.once('exit', () => firefox.kill());
  const exited = once(firefox, 'exit');
  const errors: string[] = [];
  createInterface(firefox.stderr).on('line', (line) => {
    if (line.startsWith('JavaScript error: http')) errors.push(line);
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(firefox.stdout).on('line', (line) => {
      const found = /Listening on port (\d+)/.exec(line);
      if (found) resolve(Number(found[1]));
    });
    void exited.then(([code]) => reject(new Error(`Firefox ended with ${code}.`)));
  });

  const socket = connect(port, '127.0.0.1');
  const messages = messagesOf(socket);
  // The first message is a greeting.
  await messages.next();
  /** One command at a time. */
  const send = async (command: string, parameters: Record<string, unknown> = {}) => {
    const message = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await messages.next()).value as Answer;
    if (error) throw new Error(error.message);
    return typeof result === 'object' && result !== null && 'value' in result
      ? result.value
      : result;
  };
  await send('NewSession');
  return {
    send,
    errors: () => errors,
    stop: async () => {
      firefox.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
