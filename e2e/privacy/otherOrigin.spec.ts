import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBackend } from '../backend/server';
import { storedFor } from '../backend/storedApplications';
import { openFilledForm } from '../pages/enrolment';
import { startVisit } from '../pages/visit';
import { expect, test as base } from '../test';

const API = 'api/rekrutacja/';

/** Passes the calls on to a backend, and allows every page to read, but not the headers of the POST. */
async function startCarelessProxy(backend: string): Promise<Server> {
  const proxy = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      response.writeHead(204).end();
      return;
    }
    void fetch(new URL(request.url ?? '', backend))
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

test.use({ expectedErrors: [/blocked by CORS policy|net::ERR_FAILED|status of 404/] });

test('an application that the browser keeps back is not called "perhaps saved"', async ({
  page,
  backend,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  const form = await openFilledForm(visit);
  await form.submit();
  await form.expectOutcome('podsumowanie.wynik.zablokowane.tytul');
  expect(storedFor(backend.databasePath, Number(visit.offer.kierunekSpecjalnosc.id))).toEqual([]);
});
