import { expect } from '@playwright/test';
import type { MyApplication } from '../../src/contract/myApplication';
import { TOO_MANY_CORRECTIONS } from '../../src/contract/refusal';
import { PATHS } from '../../src/domain/screens';
import { closeByEscape } from './dialog';
import type { See } from './formStates';
import { MyApplicationPage } from './myApplication';
import { moveToScreen } from './screens';
import type { MessageId } from './texts';
import { answer, moveTo, open, settled, type Visit } from './visit';

const BIRTH_DATE = '23/11/2004';
const EMAIL = 'poprawiony@uczelnia.example';

type Refusal = Parameters<typeof answer>[2];

/** Why nothing is found, and what the page says. */
const FAULTS: readonly [name: string, refusal: Refusal, title: MessageId][] = [
  [
    'application-unknown',
    { status: 404, json: { kod: 'NIE_ZNALEZIONO' } },
    'zgloszenie.brak.tytul',
  ],
  [
    'application-limit',
    { status: 429, headers: { 'Retry-After': '3600' }, json: {} },
    'zgloszenie.limit.tytul',
  ],
  ['application-unanswered', { status: 404, json: {} }, 'zgloszenie.blad.tytul'],
];

const MESSAGE = 'Pokój 12, poniedziałek–piątek 9–15.\nZabierz świadectwo.';

/** What the office has answered, and the heading of the page. */
const ANSWERS: readonly [name: string, state: Partial<MyApplication>, title: MessageId][] = [
  [
    'application-message',
    {
      stan: 'W_TOKU',
      wiadomosc: MESSAGE,
      poprawki: [
        { zlozono: '2026-07-15T08:00:00Z', stan: 'PRZYJETA', wiadomosc: null },
        { zlozono: '2026-07-15T09:30:00Z', stan: 'ODRZUCONA', wiadomosc: 'Adres jest poprawny.' },
        { zlozono: '2026-07-16T08:00:00Z', stan: 'OCZEKUJE', wiadomosc: null },
      ],
    },
    'zgloszenie.stan.w_toku.tytul',
  ],
  [
    'application-admitted',
    { stan: 'DECYZJA_POZYTYWNA', wiadomosc: MESSAGE },
    'zgloszenie.stan.pozytywna.tytul',
  ],
  ['application-rejected', { stan: 'DECYZJA_NEGATYWNA' }, 'zgloszenie.stan.negatywna.tytul'],
  ['application-withdrawn', { stan: 'WYCOFANE' }, 'zgloszenie.stan.wycofane.tytul'],
];

/** Answers the calls of the page "My application" with an application that has arrived, changed as given. */
export function stateIs(visit: Visit, changes: Partial<MyApplication>): Promise<void> {
  const json: Partial<MyApplication> = {
    numer: 'K7PM3XVA',
    zapisano: '2026-07-14T17:11:00.000Z',
    wybranyNabor: visit.offer,
    email: 'k•••@g•••.com',
    stan: 'OTRZYMANE',
    zmieniono: '2026-07-16T08:40:00.000Z',
    ...changes,
  };
  return answer(visit, 'zgloszenia/*', { json });
}

/** A visit of the page "My application", whose calls are answered as its states need it. */
class ApplicationVisit {
  private readonly mine: MyApplicationPage;

  constructor(
    private readonly visit: Visit,
    private readonly see: See,
  ) {
    this.mine = new MyApplicationPage(visit.page, visit.texts);
  }

  /** Leaves the page, comes back and asks for the application. */
  private async find(): Promise<void> {
    await moveToScreen(this.visit, 'city');
    await moveTo(this.visit, `${PATHS.application}#K7PM3XVA`);
    await expect(this.mine.number).toBeVisible();
    await settled(this.visit);
    await this.mine.find(BIRTH_DATE);
  }

  private async seeNotice(name: string, title: MessageId): Promise<void> {
    const { page, texts } = this.visit;
    await expect(page.getByRole('region', { name: texts.say(title) })).toBeFocused();
    await this.see(name);
  }

  async faults(): Promise<void> {
    await open(this.visit, PATHS.application, this.visit.whole);
    await settled(this.visit);
    // The number of the application just sent.
    await this.mine.number.clear();
    await this.mine.button('zgloszenie.pokaz').click();
    await expect(this.mine.number).toBeFocused();
    await this.see('application-empty');
    for (const [name, refusal, title] of FAULTS) {
      await answer(this.visit, 'zgloszenia/*', refusal);
      await this.find();
      await this.seeNotice(name, title);
    }
  }

  async corrections(): Promise<void> {
    const { mine, visit, see } = this;
    await stateIs(this.visit, {});
    await this.find();
    await expect(mine.heading('zgloszenie.stan.otrzymane.tytul')).toBeFocused();
    await see('application-received');
    await mine.correct('zgloszenie.dane.telefon');
    await see('application-phone');
    await mine.correct('zgloszenie.dane.inne', 'zgloszenie.opisz');
    await mine.button('zgloszenie.poprawka.wyslij').click();
    await expect(mine.field('zgloszenie.poprawka.opis')).toHaveAttribute('aria-invalid', 'true');
    await see('application-description');
    await mine.correct('zgloszenie.dane.email');
    const email = mine.field('podsumowanie.dane_kontaktowe.email');
    await email.fill(EMAIL);
    await answer(visit, 'zgloszenia/*', { status: 400, json: { kod: TOO_MANY_CORRECTIONS } });
    await mine.button('zgloszenie.poprawka.wyslij').click();
    await this.seeNotice('application-full', 'zgloszenie.poprawki.limit.tytul');
    await stateIs(this.visit, {
      poprawki: [{ zlozono: '2026-07-15T08:00:00Z', stan: 'OCZEKUJE', wiadomosc: null }],
    });
    await mine.button('zgloszenie.poprawka.wyslij').click();
    await expect(email).toHaveCount(0);
    await see('application-corrected');
  }

  async withdrawal(): Promise<void> {
    const { mine, visit } = this;
    await mine.button('zgloszenie.wycofaj').click();
    await expect(visit.page.getByRole('dialog')).toBeVisible();
    await this.see('application-withdrawal');
    await closeByEscape(visit.page);
    await answer(visit, 'zgloszenia/*', { status: 404, json: {} });
    await mine.withdraw();
    await this.seeNotice('application-withdrawal-failed', 'zgloszenie.blad.tytul');
  }

  async answers(): Promise<void> {
    for (const [name, state, title] of ANSWERS) {
      await stateIs(this.visit, state);
      await this.find();
      await expect(this.mine.heading(title)).toBeFocused();
      await this.see(name);
    }
  }
}

/** Visits the states of the page "My application". */
export async function visitApplicationStates(visit: Visit, see: See): Promise<void> {
  const states = new ApplicationVisit(visit, see);
  await states.faults();
  await states.corrections();
  await states.withdrawal();
  await states.answers();
  await visit.page.unroute('**/api/rekrutacja/zgloszenia/*');
}
