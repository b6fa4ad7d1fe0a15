import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startBackend } from '../backend/server';
import { expectSavedOnce, openFilledForm } from '../pages/enrolment';
import { startVisit } from '../pages/visit';
import { test as base } from '../test';

const API = 'api/rekrutacja/';

async function passOn(request: IncomingMessage, backend: string): Promise<Response> {
  const { method = 'GET', url = '' } = request;
  const body = method === 'POST' ? await text(request) : null;
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  return fetch(new URL(url, backend), { method, body, ...(body !== null && { headers }) });
}

/** Passes the calls on to a backend, and allows every page to read and to send JSON, but no other header. */
async function startCarelessProxy(backend: string): Promise<Server> {
  const proxy = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      response.writeHead(204).end();
      return;
    }
    void passOn(request, backend)
      .then(async (answer) => {
        response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
        response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => response.destroy());
  }).listen(0, 'localhost');
  await once(proxy, 'listening');
  return proxy;
}

/** The site on one origin, its backend on another. */
const test = base.extend({
  baseURL: async ({ backend }, use) => {
    const proxy = await startCarelessProxy(backend.url);
    const { port } = proxy.address() as AddressInfo;
    const site = await startBackend({ CONFIG_API_BASE: `http://localhost:${port}/${API}` });
    await use(site.url);
    await site.stop();
    proxy.closeAllConnections();
    proxy.close();
  },
});

test('an application arrives at a backend that allows no header of ours', async ({
  page,
  backend,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  const form = await openFilledForm(visit);
  await form.submit();
  await expectSavedOnce(visit, backend);
});
