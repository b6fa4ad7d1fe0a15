/* eslint max-lines: ["error", 420] -- one document, which reads from top to bottom */
/*
 * `node bin/openapi.mjs` writes server/openapi/openapi.json, the contract (docs/contract.md) as OpenAPI: schemas from
 * src/contract, examples from the tests of the backend, which send and expect them. `node bin/openapi.mjs --check` checks that
 * the file is up to date.
 */
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';
import { MY_APPLICATION, PLACES, REFUSALS, REQUESTS, STORED } from './openapiExamples.mjs';

const FILE = new URL('../server/openapi/openapi.json', import.meta.url);

const require = createRequire(import.meta.url);
require('../server/testing/typescript.cjs');
const { addressSchema, applicationSchema } = require('../src/contract/application.ts');
const { ATTRIBUTION_HEADER, attributionQuery } = require('../src/contract/attribution.ts');
const { completionTextSchema } = require('../src/contract/completionText.ts');
const { consentSchema } = require('../src/contract/consent.ts');
const { dictionaryEntrySchema, phonePrefixSchema } = require('../src/contract/dictionary.ts');
const mine = require('../src/contract/myApplication.ts');
const { keySchema } = require('../src/contract/offer.ts');
const { offerSchema } = require('../src/contract/offer.ts');
const { postcodePlaceSchema } = require('../src/contract/postcode.ts');
const { formDefinitionSchema } = require('../src/contract/question.ts');
const refusal = require('../src/contract/refusal.ts');
const { storedSchema } = require('../src/contract/application.ts');
const { FLAGS } = require('../server/rows/officeRows.ts');
const { OFFERS, SEED } = require('../server/testing/testSeed.ts');

const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name) => ({ type: 'array', items: ref(name) });

const schemas = toJsonSchemaDefs(
  {
    Id: keySchema,
    Oferta: offerSchema,
    Miejsce: postcodePlaceSchema,
    DefinicjaFormularza: formDefinitionSchema,
    Warunek: consentSchema,
    PozycjaSlownika: dictionaryEntrySchema,
    NumerKierunkowy: phonePrefixSchema,
    TekstZakonczenia: completionTextSchema,
    Adres: addressSchema,
    Zgloszenie: applicationSchema,
    Zapisano: storedSchema,
    Tozsamosc: mine.identificationSchema,
    Poprawka: mine.correctionSchema,
    Stan: mine.myApplicationSchema,
    Odmowa: refusal.refusalSchema,
  },
  {
    target: 'draft-2020-12',
    typeMode: 'input',
    // That an instant exists.
    ignoreActions: ['check'],
    overrideRef: ({ referenceId }) => ref(referenceId).$ref,
  },
);
// JSON Schema has no transformations: what the site converts is described by hand.
schemas.Miejsce.properties.rodzajMiejscowosci = {
  enum: [1, 2, '1', '2', null],
  description: '1: city, 2: village; null or missing: not known',
};
schemas.Odmowa.properties.bledy = {
  type: 'array',
  description: `The invalid fields, with the keys of their messages: only with ${refusal.INVALID_DATA}.`,
  items: {
    type: 'object',
    properties: { pole: { type: 'string' }, klucz: { type: 'string' } },
    required: ['pole', 'klucz'],
  },
};

const json = (schema, examples) => ({ 'application/json': { schema, ...examples } });
const refused = (description, examples) => ({
  description,
  content: json(ref('Odmowa'), examples && { examples }),
});
const text = { type: 'string' };
const inPath = (name, example) => ({ name, in: 'path', required: true, schema: text, example });
const LANG = { name: 'lang', in: 'query', schema: text, example: 'pl' };

/** A call that only reads; generated clients call it `operationId`. */
function read(operationId, summary, schema, example, { parameters = [], notFound = null } = {}) {
  const responses = {
    200: { description: summary, content: json(schema, { example }) },
    ...(notFound && { 404: { description: notFound } }),
  };
  return { get: { operationId, summary, ...(parameters.length > 0 && { parameters }), responses } };
}

const named = (values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const RETRY_AFTER = { 'Retry-After': { schema: { type: 'integer' }, description: 'in seconds' } };

/** An optional call of the page "My application". */
function myCall(operationId, summary, body, { sent, answered }) {
  return {
    post: {
      operationId,
      summary: `${summary}; optional for other backends`,
      requestBody: { required: true, content: json(ref(body), { example: sent }) },
      responses: {
        200: {
          description: 'The state of the application.',
          content: json(ref('Stan'), { example: answered }),
        },
        400: refused('Invalid, or a correction of a withdrawn application.'),
        404: refused('No application has this number and this date of birth.'),
        429: { ...refused('Too many attempts.'), headers: RETRY_AFTER },
        503: { ...refused('Temporarily unavailable.'), headers: RETRY_AFTER },
      },
    },
  };
}

const paths = {
  '/dks': read('getOffers', 'All offers', listOf('Oferta'), SEED.offers),
  '/dks/{promoLink}': read(
    'getPromoOffers',
    'The offers of a promo link',
    listOf('Oferta'),
    SEED.offers,
    {
      parameters: [inPath('promoLink', 'lato-2026')],
      notFound: 'An unknown promo link',
    },
  ),
  '/kody-pocztowe/{kod}': read('getPlaces', 'The places of a postcode', listOf('Miejsce'), PLACES, {
    parameters: [{ ...inPath('kod', '30001'), schema: { type: 'string', pattern: '^\\d{5}$' } }],
    notFound: 'An unknown postcode, as an empty list',
  }),
  '/definicje-formularzy/kierunek-specjalnosc/{id}': read(
    'getFormDefinitions',
    'The extra questions of an offer',
    listOf('DefinicjaFormularza'),
    SEED.formDefinitions.byGroup.STUDIA_WYZSZE.pl,
    { parameters: [inPath('id', String(OFFERS.law.kierunekSpecjalnosc.id))] },
  ),
  '/warunki-rekrutacyjne/rekrutacja/{id}': read(
    'getConsents',
    'The consents of a recruitment',
    listOf('Warunek'),
    SEED.consents.pl,
    { parameters: [inPath('id', String(OFFERS.law.rekrutacja.id)), LANG] },
  ),
  '/slowniki/kraj': read(
    'getCountries',
    'Countries',
    listOf('PozycjaSlownika'),
    SEED.countries.pl,
    {
      parameters: [LANG],
    },
  ),
  '/slowniki/obywatelstwo': read(
    'getCitizenships',
    'Citizenships',
    listOf('PozycjaSlownika'),
    SEED.citizenships.pl,
    {
      parameters: [LANG],
    },
  ),
  '/slowniki/numer-kierunkowy': read(
    'getPhonePrefixes',
    'Phone prefixes',
    listOf('NumerKierunkowy'),
    SEED.phonePrefixes.pl,
    { parameters: [LANG] },
  ),
  '/templatki-html/zakonczenie-rekrutacji': read(
    'getCompletionText',
    'The text of the completion page',
    ref('TekstZakonczenia'),
    { wartosc: SEED.completionTexts.pl },
    { parameters: [LANG] },
  ),
  '/kandydaci': {
    post: {
      operationId: 'sendApplication',
      summary: 'Sends an application',
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same for every retry of the same content.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
        },
        {
          name: ATTRIBUTION_HEADER,
          in: 'header',
          description: 'The campaign that led to the application, as a query.',
          schema: text,
          example: attributionQuery({ utm_source: 'Facebook', utm_campaign: 'autumn' }),
        },
      ],
      requestBody: {
        required: true,
        content: json(ref('Zgloszenie'), { examples: named(REQUESTS) }),
      },
      responses: {
        200: {
          description: 'The application is stored.',
          content: json(
            { anyOf: [ref('Zapisano'), { type: 'object', maxProperties: 0 }] },
            { examples: named({ accepted: STORED }) },
          ),
        },
        400: refused('The application is not stored.', named(REFUSALS)),
        422: refused('The key belongs to other content.'),
        429: { ...refused('Too many requests.'), headers: RETRY_AFTER },
        503: { ...refused('Temporarily unavailable.'), headers: RETRY_AFTER },
      },
    },
  },
  '/zgloszenia/stan': myCall(
    'getMyApplication',
    'What has become of an application',
    'Tozsamosc',
    MY_APPLICATION.state,
  ),
  '/zgloszenia/poprawka': myCall(
    'correctMyApplication',
    'Asks for a correction',
    'Poprawka',
    MY_APPLICATION.correction,
  ),
  '/zgloszenia/wycofanie': myCall(
    'withdrawMyApplication',
    'Withdraws an application',
    'Tozsamosc',
    MY_APPLICATION.withdrawal,
  ),
};

/** What the webhook posts and the feed lists of one type (docs/integration.md). */
function event(operationId, summary, type, data, example) {
  const head = { id: { ...text, format: 'uuid' }, position: { type: 'integer', minimum: 1 } };
  const properties = {
    ...{ ...head, type: { const: type }, timestamp: { ...text, format: 'date-time' } },
    data: {
      ...{ type: 'object', properties: { reference: REFERENCE, ...data } },
      ...{ required: ['reference', ...Object.keys(data)], additionalProperties: false },
    },
  };
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  const given = { id: '5d1f7a02-90cd-4f43-a0b1-6b8f33d7a3c5', position: 18, type, ...example };
  return {
    post: {
      operationId,
      summary,
      requestBody: { required: true, content: json(schema, { example: given }) },
      responses: { '2XX': { description: 'The event is stored, or was known already.' } },
    },
  };
}

const REFERENCE = { type: 'string', pattern: '^[0-9A-Z]{8}$' };

const textOrNull = { type: ['string', 'null'] };
const CORRECTION = {
  type: 'object',
  properties: {
    id: { ...text, format: 'uuid' },
    stan: { enum: mine.CORRECTION_STATES },
    ...{ email: textOrNull, telefon: textOrNull, opis: textOrNull, wiadomosc: textOrNull },
  },
  required: ['id', 'stan', 'email', 'telefon', 'opis', 'wiadomosc'],
};

const webhooks = {
  'zgloszenie.zapisane': event(
    'applicationStored',
    'An application was stored',
    'zgloszenie.zapisane',
    {
      flags: { type: 'array', items: { enum: FLAGS } },
      attribution: { type: ['object', 'null'], additionalProperties: text },
      application: ref('Zgloszenie'),
    },
    {
      timestamp: '2026-09-01T10:00:00.000Z',
      data: {
        reference: 'K7PM3XVA',
        flags: [],
        attribution: null,
        application: Object.values(REQUESTS)[0],
      },
    },
  ),
  'zgloszenie.usuniete': event(
    'applicationErased',
    'An application was erased: erase it, too',
    'zgloszenie.usuniete',
    { reason: { enum: ['request', 'retention'] } },
    {
      timestamp: '2027-09-01T10:00:00.000Z',
      data: { reference: 'K7PM3XVA', reason: 'request' },
    },
  ),
  'zgloszenie.wycofane': event(
    'applicationWithdrawn',
    'An application was withdrawn',
    'zgloszenie.wycofane',
    {},
    { timestamp: '2026-09-02T10:00:00.000Z', data: { reference: 'K7PM3XVA' } },
  ),
  'zgloszenie.poprawka': event(
    'correctionChanged',
    'A correction was asked for, or answered',
    'zgloszenie.poprawka',
    { correction: CORRECTION },
    {
      timestamp: '2026-09-02T10:00:00.000Z',
      data: {
        reference: 'K7PM3XVA',
        correction: {
          id: '0f0c5f5e-7d41-4b0e-9f1d-2f6f0b6f2c11',
          stan: 'OCZEKUJE',
          email: 'nowy@example.org',
          telefon: null,
          opis: null,
          wiadomosc: null,
        },
      },
    },
  ),
  'zgloszenie.zmienione': event(
    'applicationChanged',
    'The state, the e-mail address or the phone number of an application changed',
    'zgloszenie.zmienione',
    {
      stan: { enum: mine.APPLICATION_STATES },
      wiadomosc: { type: ['string', 'null'] },
      application: ref('Zgloszenie'),
    },
    {
      timestamp: '2026-09-02T10:00:00.000Z',
      data: {
        reference: 'K7PM3XVA',
        stan: 'W_TOKU',
        wiadomosc: null,
        application: Object.values(REQUESTS)[0],
      },
    },
  ),
};

const document = {
  openapi: '3.1.0',
  info: {
    title: 'Online admissions',
    version: '1',
    description:
      'The calls of the site. docs/contract.md of the repository explains them; the example data are invented.',
  },
  // Relative to the address of this document.
  servers: [{ url: '.' }],
  // No call needs a login.
  security: [],
  paths,
  webhooks,
  components: { schemas },
};

const options = { ...(await resolveConfig(FILE)), parser: 'json' };
const written = await format(JSON.stringify(document), options);
if (!process.argv.includes('--check')) writeFileSync(FILE, written);
else if (readFileSync(FILE, 'utf8') !== written) {
  console.error('server/openapi/openapi.json is not up to date: run "node bin/openapi.mjs".');
  process.exitCode = 1;
}
