import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { NOT_FOUND, refuse } from './answers';
import { fillPage } from './page';
import { prepare, sendFresh } from './preparedAnswer';

const YEAR = 365 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const COMPRESSED = /\.(br|gz)$/;

function filesBesidePage(directory: string): string[] {
  const entries = readdirSync(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return names.filter((name) => name !== 'index.html' && !COMPRESSED.test(name));
}

/**
 * Serves the built application: assets for ever, as their names change with their content; the files beside the
 * page, such as an icon; and the page itself at every other address.
 *
 * @param directory of the built site; without an index.html only the calls are served
 */
export async function serveSite(
  app: FastifyInstance,
  directory: string,
  config: SiteConfig,
): Promise<void> {
  app.get('/api/*', (_request, reply) => refuse(reply, NOT_FOUND));
  if (!existsSync(join(directory, 'index.html'))) {
    app.log.warn('There is no built site to serve: run "npm run build".');
    return;
  }
  const files = { preCompressed: true, index: false as const, dotfiles: 'ignore' as const };
  await app.register(fastifyStatic, {
    ...files,
    root: join(directory, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
  });
  for (const name of filesBesidePage(directory)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, directory, { maxAge: DAY, immutable: false }),
    );
  }
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  const page = await prepare('text/html; charset=utf-8', fillPage(html, config));
  app.get('/*', (request, reply) => sendFresh(request, reply, page));
}
