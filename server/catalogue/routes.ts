import type { FastifyInstance } from 'fastify';
import { sendCacheable } from '../http/cachedResponse';
import { NOT_FOUND, refuse } from '../http/refusals';
import { DICTIONARIES } from '../seed/load/seedRows';
import type { CatalogueSource } from './catalogueSource';

interface WithLanguage {
  Querystring: { lang?: unknown };
}
interface WithId {
  Params: { id: string };
}

/** The calls for the list of offers, and for the questions, consents and completion text of an offer. */
export function catalogueRoutes(app: FastifyInstance, source: CatalogueSource): void {
  // No offer depends on a promo link, so a known and an unknown one both get the full list.
  for (const path of ['/dks', '/dks/:promoLink']) {
    app.get(path, (request, reply) => {
      const catalogue = source.current();
      const response = catalogue.response('dks', () => catalogue.offers);
      return sendCacheable(request, reply, response);
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

  app.get<WithLanguage>('/templatki-html/zakonczenie-rekrutacji', (request, reply) => {
    const catalogue = source.current();
    const lang = catalogue.language(request.query.lang);
    const content = () => ({ wartosc: catalogue.completionText(lang) });
    return sendCacheable(request, reply, catalogue.response(`completion ${lang}`, content));
  });
}

/** The calls for countries, citizenships and phone prefixes in a language. */
export function dictionaryRoutes(app: FastifyInstance, source: CatalogueSource): void {
  for (const name of ['countries', 'citizenships', 'phonePrefixes'] as const) {
    app.get<WithLanguage>(`/slowniki/${DICTIONARIES[name]}`, (request, reply) => {
      const catalogue = source.current();
      const lang = catalogue.language(request.query.lang);
      const response = catalogue.response(`${name} ${lang}`, () => catalogue[name](lang));
      return sendCacheable(request, reply, response);
    });
  }
}
