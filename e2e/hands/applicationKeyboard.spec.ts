import { PATHS } from '../../src/domain/screens';
import { stateIs } from '../pages/applicationStates';
import { MyApplicationPage } from '../pages/myApplication';
import type { MessageId } from '../pages/texts';
import { answer, open, settled, startVisit, WIDTHS } from '../pages/visit';
import { KeyboardUser } from '../reading/keyboardUser';
import { expect, test } from '../test';

test.use({ expectedErrors: [/status of 404/] });

const EMAIL = 'poprawiony@uczelnia.example';

for (const [where, width] of Object.entries(WIDTHS)) {
  test(`an application is found, corrected and withdrawn by keyboard, ${where}`, async ({
    page,
  }) => {
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width });
    const { say } = visit.texts;
    const mine = new MyApplicationPage(page, visit.texts);
    const user = new KeyboardUser(page);
    const region = (id: MessageId) => page.getByRole('region', { name: say(id) });

    await open(visit, PATHS.application);
    await settled(visit);
    await user.type(mine.number, 'k7pm3xva');
    await user.type(mine.field('podsumowanie.dane_osobowe.data_ur'), '23.11.2004');
    await answer(visit, 'zgloszenia/*', { status: 404, json: { kod: 'NIE_ZNALEZIONO' } });
    // In the last field Enter sends.
    await page.keyboard.press('Enter');
    await expect(region('zgloszenie.brak.tytul')).toBeFocused();
    await stateIs(visit, {});
    await user.press(mine.button('zgloszenie.pokaz'), 'Space');
    await user.onScreen(say('zgloszenie.stan.otrzymane.tytul'));

    const correct = mine.correction('zgloszenie.dane.email');
    await user.press(correct, 'Enter');
    await expect(mine.field('podsumowanie.dane_kontaktowe.email')).toBeFocused();
    await page.keyboard.type(EMAIL);
    await stateIs(visit, {
      poprawki: [{ zlozono: '2026-07-15T08:00:00.000Z', stan: 'OCZEKUJE', wiadomosc: null }],
    });
    await user.press(mine.button('zgloszenie.poprawka.wyslij'), 'Enter');
    await expect(correct).toBeFocused();
    await expect(page.getByText(say('zgloszenie.poprawka.wyslano'))).toBeVisible();

    const withdraw = mine.button('zgloszenie.wycofaj');
    await user.press(withdraw, 'Enter');
    const dialog = page.getByRole('dialog');
    const keep = dialog.getByRole('button', { name: say('zgloszenie.wycofanie.zostaw') });
    await expect(keep).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(withdraw).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(keep).toBeFocused();
    await stateIs(visit, { stan: 'WYCOFANE' });
    await user.press(
      dialog.getByRole('button', { name: say('zgloszenie.wycofaj'), exact: true }),
      'Space',
    );
    await user.onScreen(say('zgloszenie.stan.wycofane.tytul'));
    await user.press(mine.button('zgloszenie.zamknij'), 'Enter');
    await user.onScreen(say('zgloszenie.tytul'));
    expect(user.faults).toEqual([]);
    expect(user.stops.length).toBeGreaterThan(10);
  });
}
