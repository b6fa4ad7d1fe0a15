import type { FastifyInstance } from 'fastify';
import { NOT_FOUND, refuse } from '../http/answers';
import { sendPrepared } from '../http/preparedAnswer';
import type { CatalogueSource } from './catalogueSource';

interface WithLanguage {
  Querystring: { lang?: unknown };
}
interface WithId {
  Params: { id: string };
}

/** The calls about offers: the list itself, and the questions, the consents and the completion text of an offer. */
export function catalogueRoutes(app: FastifyInstance, source: CatalogueSource): void {
  // No offer depends on a promo link, so a known and an unknown one both get the full list.
  for (const path of ['/dks', '/dks/:promoLink']) {
    app.get(path, async (request, reply) => {
      const catalogue = source.current();
      return sendPrepared(request, reply, await catalogue.answer('dks', () => catalogue.offers));
    });
  }

  app.get<WithId>('/definicje-formularzy/kierunek-specjalnosc/:id', async (request, reply) => {
    const catalogue = source.current();
    const offer = catalogue.offerOfSpeciality(request.params.id);
    if (offer === null) return refuse(reply, NOT_FOUND);
    const name = `questions ${request.params.id}`;
    return sendPrepared(
      request,
      reply,
      await catalogue.answer(name, () => catalogue.questions(offer)),
    );
  });

  app.get<WithId & WithLanguage>('/warunki-rekrutacyjne/rekrutacja/:id', async (request, reply) => {
    const catalogue = source.current();
    if (!catalogue.hasRecruitment(request.params.id)) return refuse(reply, NOT_FOUND);
    const lang = catalogue.language(request.query.lang);
    return sendPrepared(
      request,
      reply,
      await catalogue.answer(`consents ${lang}`, () => catalogue.consents(lang)),
    );
  });

  app.get<WithLanguage>('/templatki-html/zakonczenie-rekrutacji', async (request, reply) => {
    const catalogue = source.current();
    const lang = catalogue.language(request.query.lang);
    const content = () => ({ wartosc: catalogue.completionText(lang) });
    return sendPrepared(request, reply, await catalogue.answer(`completion ${lang}`, content));
  });
}
