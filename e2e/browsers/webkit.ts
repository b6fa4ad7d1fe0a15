import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../server/testing/startBackend';
import { type Command, COMMANDS, type Connection, SCREEN_WIDTH } from './connection';

/** The toolbar of WebKit's MiniBrowser is wider than a phone. */
const NARROW_WINDOW = '* { min-width: 0; padding: 0 }';

/** Starts a screen that nobody sees. */
async function startDisplay() {
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
  const arguments_ = ['-displayfd', '3', '-screen', '0', `${SCREEN_WIDTH}x1000x24`];
  const display = spawn('Xvfb', arguments_, { stdio: [...stdio] });
  process.once('exit', () => display.kill());
  const [name] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${name.toString().trim()}`, stop: () => display.kill() };
}

async function call(url: string, method: string, parameters?: object): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : null;
  const response = await fetch(url, { method, body });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts WebKitGTK, which has the engine of Safari, with its WebDriver. */
export async function startWebKit(): Promise<Connection> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), NARROW_WINDOW);
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: home, LANG: 'C.UTF-8' },
    stdio: 'ignore',
  });
  process.once('exit', () => driver.kill());
  const exited = once(driver, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await expect(() => call(`${url}/status`, 'GET')).toPass({ timeout: 20_000 });
  const created = await call(`${url}/session`, 'POST', { capabilities: {} });
  const session = `${url}/session/${(created as { sessionId: string }).sessionId}`;
  return {
    send: (command: Command, { id, ...parameters } = {}) => {
      const [method, where] = COMMANDS[command];
      return call(`${session}/${where.replace('{id}', String(id))}`, method, parameters);
    },
    errors: () => [],
    stop: async () => {
      await call(session, 'DELETE').catch(() => undefined);
      driver.kill();
      await exited;
      display.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
