import { expect } from '@playwright/test';
import type { MyApplication } from '../../src/contract/myApplication';
import { PATHS } from '../../src/domain/screens';
import { closeByEscape } from './dialog';
import type { See } from './formStates';
import { MyApplicationPage } from './myApplication';
import { answer, open, settled, type Visit } from './visit';

const BIRTH_DATE = '23/11/2004';

/** Visits the states of the page "My application". */
export async function visitApplicationStates(visit: Visit, see: See): Promise<void> {
  const { page, texts, offer, whole } = visit;
  const application = new MyApplicationPage(page, texts);
  const stateIs = (changes: Partial<MyApplication>) =>
    answer(visit, 'zgloszenia/*', {
      json: {
        numer: 'K7PM3XVA',
        zapisano: '2026-07-14T17:11:00.000Z',
        wybranyNabor: offer,
        email: 'k•••@g•••.com',
        stan: 'OTRZYMANE',
        zmieniono: '2026-07-16T08:40:00.000Z',
        ...changes,
      } satisfies Partial<MyApplication>,
    });
  const find = async () => {
    await open(visit, `${PATHS.application}#K7PM3XVA`, whole);
    await settled(visit);
    await application.find(BIRTH_DATE);
  };

  await answer(visit, 'zgloszenia/*', { status: 404, json: { kod: 'NIE_ZNALEZIONO' } });
  await find();
  await expect(page.getByText(texts.say('zgloszenie.brak.tytul'))).toBeVisible();
  await see('application-unknown');
  await answer(visit, 'zgloszenia/*', { status: 404, json: {} });
  await application.button('zgloszenie.pokaz').click();
  await expect(page.getByText(texts.say('zgloszenie.blad.tytul'))).toBeVisible();
  await see('application-unanswered');

  await stateIs({
    poprawki: [{ zlozono: '2026-07-15T08:00:00Z', stan: 'OCZEKUJE', wiadomosc: null }],
  });
  await find();
  await expect(application.heading('zgloszenie.stan.otrzymane.tytul')).toBeFocused();
  await see('application-received');
  await application.correct('zgloszenie.dane.telefon');
  await see('application-phone');
  await application.correct('zgloszenie.dane.inne', 'zgloszenie.opisz');
  await application.button('zgloszenie.poprawka.wyslij').click();
  await expect(application.field('zgloszenie.poprawka.opis')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await see('application-description');
  await application.button('zgloszenie.wycofaj').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('application-withdrawal');
  await closeByEscape(page);

  await stateIs({ stan: 'DECYZJA_POZYTYWNA', wiadomosc: 'Pokój 12\n9–15' });
  await find();
  await expect(application.heading('zgloszenie.stan.pozytywna.tytul')).toBeFocused();
  await see('application-admitted');
  await stateIs({ stan: 'WYCOFANE' });
  await find();
  await expect(application.heading('zgloszenie.stan.wycofane.tytul')).toBeFocused();
  await see('application-withdrawn');
}
