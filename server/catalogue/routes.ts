import type { FastifyInstance } from 'fastify';
import { KEY_HEADER, KEY_SUPPORTED } from '../../src/contract/idempotency';
import { sendCacheable } from '../http/cachedResponse';
import { NOT_FOUND, refuse } from '../http/refusals';
import type { Catalogue } from './catalogue';
import type { CatalogueSource } from './catalogueSource';

/** The last parts of the calls for dictionaries. */
const DICTIONARIES = {
  countries: 'kraj',
  citizenships: 'obywatelstwo',
  phonePrefixes: 'numer-kierunkowy',
} as const;

interface WithLanguage {
  Querystring: { lang?: unknown };
}
interface WithId {
  Params: { id: string };
}

/** The calls for the list of offers, the questions, consents and completion text of an offer, and the dictionaries. */
export function catalogueRoutes(app: FastifyInstance, source: CatalogueSource): void {
  // No offer depends on a promo link, so a known and an unknown one both get the full list.
  for (const path of ['/dks', '/dks/:promoLink']) {
    app.get(path, (request, reply) => {
      const response = source.openOffers().response();
      return sendCacheable(request, reply.header(KEY_HEADER, KEY_SUPPORTED), response);
    });
  }

  app.get<WithId>('/definicje-formularzy/kierunek-specjalnosc/:id', (request, reply) => {
    const { id } = request.params;
    const catalogue = source.current();
    const offer = catalogue.offerOfSpeciality(id);
    if (offer === null) return refuse(reply, NOT_FOUND);
    const response = catalogue.response(`questions ${id}`, () => catalogue.questions(offer));
    return sendCacheable(request, reply, response);
  });

  app.get<WithId & WithLanguage>('/warunki-rekrutacyjne/rekrutacja/:id', (request, reply) => {
    const catalogue = source.current();
    if (!catalogue.hasRecruitment(request.params.id)) return refuse(reply, NOT_FOUND);
    const lang = catalogue.language(request.query.lang);
    const response = catalogue.response(`consents ${lang}`, () => catalogue.consents(lang));
    return sendCacheable(request, reply, response);
  });

  /** Adds a call whose response depends only on the language. */
  const inLanguage = (url: string, content: (catalogue: Catalogue, lang: string) => unknown) =>
    app.get<WithLanguage>(url, (request, reply) => {
      const catalogue = source.current();
      const lang = catalogue.language(request.query.lang);
      const response = catalogue.response(`${url} ${lang}`, () => content(catalogue, lang));
      return sendCacheable(request, reply, response);
    });
  inLanguage('/templatki-html/zakonczenie-rekrutacji', (catalogue, lang) => ({
    wartosc: catalogue.completionText(lang),
  }));
  for (const name of ['countries', 'citizenships', 'phonePrefixes'] as const) {
    inLanguage(`/slowniki/${DICTIONARIES[name]}`, (catalogue, lang) => catalogue[name](lang));
  }
}
