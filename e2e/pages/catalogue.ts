import type { APIRequestContext } from '@playwright/test';
import type { Consent } from '../../src/contract/consent';
import type { Language } from '../../src/contract/languages';
import type { Key, Offer } from '../../src/contract/offer';
import type { FormDefinition } from '../../src/contract/question';
import type { Selection } from '../../src/domain/selection';
import { STEP_NAMES, STEP_ORDER } from '../../src/domain/stepOrder';
import { steps, visibleSteps } from '../../src/domain/steps';

/** A selection with all choices of an offer. */
export function wholeSelection(offer: Offer): Selection {
  const flow = offer.nabor.nazwaGrupy;
  const history = STEP_ORDER[flow].map((_, index) => [index + 1, [offer]]);
  return { flow, history: Object.fromEntries(history) as Selection['history'], picked: null };
}

/** The data of a test's backend, fetched like the application does. */
export class Catalogue {
  constructor(private readonly request: APIRequestContext) {}

  /** The first offer of a `kierunekSpecjalnosc`. */
  async offer(id: number): Promise<Offer> {
    const offers = (await this.ask('dks')) as Offer[];
    const offer = offers.find(({ kierunekSpecjalnosc }) => kierunekSpecjalnosc.id === id);
    if (offer === undefined) throw new Error(`There is no offer ${id}.`);
    return offer;
  }

  /** The first offer in a language for which no step is skipped, in the flow with the most steps. */
  async offerWithAllSteps(language: Language): Promise<Offer> {
    const all = (await this.ask('dks')) as Offer[];
    const offers = all.filter(({ rekrutacja }) => rekrutacja.lang === language);
    const hasAllSteps = (offer: Offer) => {
      const visible = visibleSteps(steps(offers, wholeSelection(offer)));
      return visible.length === STEP_NAMES.length;
    };
    const offer = offers.find(hasAllSteps);
    if (offer === undefined) throw new Error(`No offer in "${language}" has all steps.`);
    return offer;
  }

  async questions(id: Key): Promise<FormDefinition[]> {
    return (await this.ask(`definicje-formularzy/kierunek-specjalnosc/${id}`)) as FormDefinition[];
  }

  async consents(recruitment: Key, language: Language): Promise<Consent[]> {
    return (await this.ask(
      `warunki-rekrutacyjne/rekrutacja/${recruitment}?lang=${language}`,
    )) as Consent[];
  }

  /** The lines of the completion page that are shown at every level and in every city, without markup. */
  async completionLines(language: string): Promise<string[]> {
    const call = `templatki-html/zakonczenie-rekrutacji?lang=${language}`;
    const { wartosc } = (await this.ask(call)) as { wartosc: string };
    const lines = wartosc.replace(/<li data-[^]*?<\/li>/g, '').split(/<\/?(?:h\d|p|li|ol|ul)>/);
    return lines.map((line) => line.replace(/<[^>]+>/g, '').trim()).filter((line) => line !== '');
  }

  private async ask(call: string): Promise<unknown> {
    const answer = await this.request.get(`api/rekrutacja/${call}`);
    if (!answer.ok()) throw new Error(`${call} was answered with ${answer.status()}.`);
    return answer.json();
  }
}
