import type { APIRequestContext } from '@playwright/test';
import type { Offer } from '../../src/contract/offer';
import type { FormDefinition } from '../../src/contract/question';

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

  async questions(id: number): Promise<FormDefinition[]> {
    return (await this.ask(`definicje-formularzy/kierunek-specjalnosc/${id}`)) as FormDefinition[];
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
