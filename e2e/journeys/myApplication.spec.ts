import { office } from '../backend/officeCommand';
import { storedFor } from '../backend/storedApplications';
import { openForm } from '../pages/enrolment';
import type { Form } from '../pages/form';
import { MyApplicationPage } from '../pages/myApplication';
import { expectScreen } from '../pages/screens';
import { settled, startVisit, type Visit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

const CORRECTED = 'poprawiony@uczelnia.example';

/** Fills in and sends the open form. */
async function send({ page, texts, questions }: Visit, form: Form, pole: boolean): Promise<void> {
  if (pole) await form.fillPole();
  else {
    await form.beForeigner('withoutPesel');
    await form.fillNames();
    await form.fillPassport();
    await form.fillOrigin('UA');
    await form.fillForeignAddress('podsumowanie.adres.tytul');
    await form.fillContact();
  }
  await form.answerAll(questions);
  await form.acceptAll();
  await form.submit();
  await expectScreen(page, texts, 'completion');
}

for (const [who, language, born] of [
  ['a Pole', 'pl', '14.05.1944'],
  ['a foreigner', 'uk', '2001-07-09'],
] as const) {
  test(`${who} on a phone: sent, corrected, accepted, withdrawn, sent anew`, async ({
    page,
    backend,
  }) => {
    test.slow();
    const visit = await startVisit(page, { language, scheme: 'light', width: WIDTHS.phone });
    const { texts, offer } = visit;
    const stored = () => storedFor(backend.databasePath, Number(offer.kierunekSpecjalnosc.id));
    await send(visit, await openForm(visit), who === 'a Pole');

    await settled(visit);
    await page.getByRole('link', { name: texts.say('zgloszenie.tytul'), exact: true }).click();
    await expectScreen(page, texts, 'application');
    await settled(visit);
    const mine = new MyApplicationPage(page, texts);
    await expect(mine.number).not.toHaveValue('');
    await expect(page).toHaveURL(({ hash }) => hash === '');
    await mine.find(born);
    await expect(mine.heading('zgloszenie.stan.otrzymane.tytul')).toBeFocused();

    await mine.correct('zgloszenie.dane.email');
    await mine.field('podsumowanie.dane_kontaktowe.email').fill(CORRECTED);
    await mine.button('zgloszenie.poprawka.wyslij').click();
    await expect(
      page.getByText(texts.say('zgloszenie.poprawki.czeka'), { exact: true }),
    ).toBeVisible();
    const [correction = ''] = office(backend, 'corrections', '--waiting').split('\t');
    office(backend, 'accept', correction);
    expect(stored().map(({ application }) => application.kandydat.email)).toEqual([CORRECTED]);

    await mine.withdraw();
    await expect(mine.heading('zgloszenie.stan.wycofane.tytul')).toBeFocused();
    await expect(
      page.getByText(texts.say('zgloszenie.poprawki.przyjeta'), { exact: true }),
    ).toBeVisible();

    await mine.button('zgloszenie.nowe').click();
    await expectScreen(page, texts, 'direction');
    await send(visit, await openForm(visit), who === 'a Pole');
    expect(stored()).toHaveLength(2);
  });
}
