import { shownReference } from '../../src/domain/referenceNumber';
import { PATHS } from '../../src/domain/screens';
import { storedFor } from '../backend/storedApplications';
import { openForm } from '../pages/enrolment';
import { MyApplicationPage } from '../pages/myApplication';
import { expectScreen } from '../pages/screens';
import { open, settled, startVisit, type Visit } from '../pages/visit';
import { found, Traces } from '../reading/canaryTraces';
import { expect } from '../test';
import { tracing } from './tracing';

tracing.use({ expectedErrors: [/status of 404/] });

/** A day as it may be typed, shown and sent. */
const notations = (day: string, month: string, year: string) => [
  `${day}.${month}.${year}`,
  `${day}/${month}/${year}`,
  `${year}-${month}-${day}`,
];
/** That of the form's Pole, and another one. */
const BORN = notations('14', '05', '1944');
const WRONG = notations('13', '02', '1951');

const EMAIL = 'kanarek77@example.org';
const PHONE = '601777432';
const DESCRIPTION = 'Kanarek: ulica Kanarkowa 77';

/** Sends an application; returns its number, e-mail address and phone number. */
async function send(visit: Visit, databasePath: string): Promise<string[]> {
  const form = await openForm(visit);
  await form.fillPole();
  await form.answerAll(visit.questions);
  await form.acceptAll();
  await form.submit();
  await expectScreen(visit.page, visit.texts, 'completion');
  const [stored] = storedFor(databasePath, Number(visit.offer.kierunekSpecjalnosc.id));
  const { email = '', telefon = '' } = stored?.application.kandydat ?? {};
  return [String(stored?.['reference']), email, telefon];
}

tracing(
  'what opens an application and what is corrected are nowhere but in the three calls',
  async ({ page, backend }) => {
    tracing.slow();
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
    const [number = '', ...contact] = await send(visit, backend.databasePath);
    const typed = [...BORN, ...WRONG, number, shownReference(number), EMAIL, PHONE, DESCRIPTION];
    const marks = [...typed, ...contact];
    await open(visit, PATHS.application);
    await settled(visit);
    const logged = backend.log().length;
    const traces = Traces.on(page);
    const mine = new MyApplicationPage(page, visit.texts);
    const expectNoTrace = async () => {
      const left = [...(await traces.all()), await traces.ofTab(), backend.log().slice(logged)];
      expect(found(left.join('\n'), marks)).toEqual([]);
      expect(await traces.stores()).toEqual([]);
    };
    const correction = async (field: Parameters<typeof mine.field>[0], text: string) => {
      await mine.field(field).fill(text);
      await expectNoTrace();
      await mine.button('zgloszenie.poprawka.wyslij').click();
      await expect(mine.field(field)).toHaveCount(0);
      await expectNoTrace();
    };

    await mine.number.fill(number);
    await mine.find(WRONG[0] ?? '');
    await expect(page.getByText(visit.texts.say('zgloszenie.brak.tytul'))).toBeVisible();
    await expectNoTrace();
    await mine.find(BORN[0] ?? '');
    await expect(mine.heading('zgloszenie.stan.otrzymane.tytul')).toBeFocused();
    await expectNoTrace();
    await mine.correct('zgloszenie.dane.email');
    await correction('podsumowanie.dane_kontaktowe.email', EMAIL);
    await mine.correct('zgloszenie.dane.telefon');
    await correction('podsumowanie.dane_kontaktowe.numer', PHONE);
    await mine.correct('zgloszenie.dane.inne', 'zgloszenie.opisz');
    await correction('zgloszenie.poprawka.opis', DESCRIPTION);
    await mine.withdraw();
    await expect(mine.heading('zgloszenie.stan.wycofane.tytul')).toBeFocused();
    await expectNoTrace();
    await mine.button('zgloszenie.zamknij').click();
    await expect(mine.number).toHaveValue('');
    expect(found(await page.content(), marks)).toEqual([]);
    await expectNoTrace();

    // All marks were sent, the days in the notation of the contract.
    const sent = traces.sent.join('\n');
    for (const mark of [BORN[2], WRONG[2], number, EMAIL, PHONE, DESCRIPTION]) {
      expect(sent).toContain(mark);
    }
  },
);
