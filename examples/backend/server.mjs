/* A backend for the site in plain Node.js: answers GET from answers.json, and adds each application to a file (README.md). */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { PORT = 4000, FILE = 'applications.jsonl', ORIGIN = 'http://localhost:3000' } = process.env;
const BASE = '/api/rekrutacja/';
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'idempotency-key': 'supported',
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-expose-headers': 'idempotency-key',
};
const ANSWERS = JSON.parse(readFileSync(new URL('answers.json', import.meta.url), 'utf8'));
const idsOf = ({ rekrutacja, kierunekSpecjalnosc }) => `${rekrutacja.id} ${kierunekSpecjalnosc.id}`;
const OFFERS = ANSWERS.dks.map(idsOf);
const sumOf = (pesel) => [...pesel].reduce((sum, digit, at) => sum + digit * '13791379131'[at], 0);
const isPesel = (typed) => /^\d{11}$/.test(typed) && sumOf(typed) % 10 === 0;
const personOf = ({ pesel, obywatelstwo, obcokrajowiecSeriaNumerDowodu: document }) =>
  pesel ?? `${obywatelstwo} ${document}`;

const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
const stored = lines.map((line) => JSON.parse(line));

/** The status and the JSON of the answer to an application; throws for another body. */
function store(key, body) {
  const former = stored.find((one) => one.key === key);
  if (former) return former.body === body ? [200, {}] : [422, { kod: 'INNA_TRESC' }];
  const { kandydat, wybranyNabor } = JSON.parse(body);
  if (!OFFERS.includes(idsOf(wybranyNabor))) return [400, { kod: 'OFERTA_NIEDOSTEPNA' }];
  const { pesel, email, nazwisko } = kandydat;
  const isValid = (pesel === null || isPesel(pesel)) && email.includes('@') && nazwisko.trim();
  if (!isValid) return [400, { kod: 'NIEPOPRAWNE_DANE' }];
  const registration = `${personOf(kandydat)} for ${idsOf(wybranyNabor)}`;
  const isKnown = stored.some((one) => one.registration === registration);
  if (isKnown) return [400, { kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS' }];
  // On the disk before the answer: 200 means stored.
  const one = { key, registration, body };
  appendFileSync(FILE, `${JSON.stringify(one)}\n`, { flush: true, mode: 0o600 });
  stored.push(one);
  return [200, {}];
}

async function answerTo(request) {
  const { method, url, headers } = request;
  const path = url.replace(BASE, '');
  if (method === 'OPTIONS') return [200, {}];
  if (method === 'GET' && Object.hasOwn(ANSWERS, path)) return [200, ANSWERS[path]];
  if (method !== 'POST' || path !== 'kandydaci') return [404, { kod: 'NIE_ZNALEZIONO' }];
  return store(headers['idempotency-key'] ?? crypto.randomUUID(), await text(request));
}
// An error of the disk has a code; any other one is that of an odd body.
const failure = ({ code }) => [code ? 500 : 400, { kod: 'NIEPOPRAWNE_DANE' }];
const server = createServer(async (request, response) => {
  const [status, json] = await answerTo(request).catch(failure);
  response.writeHead(status, HEADERS).end(JSON.stringify(json));
});
const say = () => console.warn(`http://localhost:${server.address().port}${BASE}`);
server.listen(PORT, 'localhost', say);
