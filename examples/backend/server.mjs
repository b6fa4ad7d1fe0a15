/* A backend for the site in plain Node.js: answers GET from answers.json, and adds each application to a file (README.md). */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const {
  PORT = '4000',
  FILE = 'applications.jsonl',
  ORIGIN = 'http://localhost:3000',
} = process.env;
const BASE = '/api/rekrutacja/';
const ANSWERS = JSON.parse(readFileSync(new URL('answers.json', import.meta.url), 'utf8'));
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'idempotency-key': 'supported',
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-expose-headers': 'idempotency-key',
};
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];

const isPesel = (text) =>
  /^\d{11}$/.test(text) &&
  WEIGHTS.reduce((sum, weight, at) => sum + weight * text[at], 0) % 10 === 0;
const idsOf = ({ rekrutacja, kierunekSpecjalnosc }) => `${rekrutacja.id} ${kierunekSpecjalnosc.id}`;

/** One application for a person and an offer: the PESEL, or else the document, identifies the person. */
function registrationOf({ kandydat, wybranyNabor }) {
  const {
    obywatelstwo,
    obcokrajowiecRodzajDowodu: type,
    obcokrajowiecSeriaNumerDowodu: number,
  } = kandydat;
  return `${kandydat.pesel ?? `${obywatelstwo} ${type} ${number}`} for ${idsOf(wybranyNabor)}`;
}

const bodies = new Map();
const registrations = new Set();
function remember({ key, body }) {
  bodies.set(key, body);
  registrations.add(registrationOf(JSON.parse(body)));
}
const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').trimEnd().split('\n') : [];
lines.forEach((line) => remember(JSON.parse(line)));

/** The `kod` of a refusal; null for an application to store. */
function refusalOf(body) {
  try {
    const application = JSON.parse(body);
    const { pesel, email, nazwisko } = application.kandydat;
    const isOffered = ANSWERS.dks.some((offer) => idsOf(offer) === idsOf(application.wybranyNabor));
    if (!isOffered) return 'OFERTA_NIEDOSTEPNA';
    const isValid =
      (pesel === null || isPesel(pesel)) && email.includes('@') && nazwisko.trim() !== '';
    if (!isValid) return 'NIEPOPRAWNE_DANE';
    const isKnown = registrations.has(registrationOf(application));
    return isKnown ? 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS' : null;
  } catch {
    return 'NIEPOPRAWNE_DANE';
  }
}

/** The status and the JSON of the answer. */
function store(key, body) {
  if (bodies.has(key)) return bodies.get(key) === body ? [200, {}] : [422, { kod: 'INNA_TRESC' }];
  const kod = refusalOf(body);
  if (kod !== null) return [400, { kod }];
  // On the disk before the answer: 200 means stored.
  appendFileSync(FILE, `${JSON.stringify({ key, body })}\n`, { flush: true, mode: 0o600 });
  remember({ key, body });
  return [200, {}];
}

const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const path = url.startsWith(BASE) ? url.slice(BASE.length).replace(/^dks\/.*/, 'dks') : '';
  let answer = [404, { kod: 'NIE_ZNALEZIONO' }];
  if (method === 'OPTIONS') answer = [200, {}];
  if (method === 'GET' && Object.hasOwn(ANSWERS, path)) answer = [200, ANSWERS[path]];
  if (method === 'POST' && path === 'kandydaci') {
    answer = store(headers['idempotency-key'], await text(request));
  }
  response.writeHead(answer[0], HEADERS).end(JSON.stringify(answer[1]));
});
server.listen(Number(PORT), 'localhost', () =>
  console.warn(`http://localhost:${server.address().port}${BASE}`),
);
