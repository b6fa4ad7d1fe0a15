import type { Language } from '../../src/contract/languages';
import type { StepName } from '../../src/domain/selection';
import { answersOf, storedFor } from '../backend/storedApplications';
import { HOME_ADDRESSES, LETTERS, PEOPLE } from '../backend/storedCandidates';
import { pickInCalendar } from '../pages/calendar';
import { Catalogue } from '../pages/catalogue';
import { Form, storedAnswer } from '../pages/form';
import { expectScreen, goToForm, switchLanguage } from '../pages/screens';
import { textsOf } from '../pages/texts';
import { expect, test } from '../test';

/** A journey: its language, offer, steps and candidate. */
interface Journey {
  language: Language;
  /** `kierunekSpecjalnosc.id` */
  id: number;
  /** The steps after the direction. */
  asked: readonly StepName[];
  who: keyof typeof PEOPLE;
  homeCountry: keyof typeof HOME_ADDRESSES;
  letters: keyof typeof LETTERS;
}

const ALL_STEPS = ['specialisation', 'city', 'level', 'mode'] as const;
const PASSPORT = 'foreigner with passport';
const PESEL = 'foreigner with PESEL';

const JOURNEYS: readonly Journey[] = [
  { language: 'pl', id: 11012, asked: ALL_STEPS, ...by('Pole', 'Poland', 'Germany') },
  { language: 'eng', id: 101006, asked: ALL_STEPS, ...by(PASSPORT, 'Germany') },
  {
    language: 'de',
    id: 203002,
    asked: ['specialisation', 'mode', 'city'],
    ...by(PASSPORT, 'Germany'),
  },
  { language: 'sk', id: 304002, asked: ['mode', 'city'], ...by('Pole', 'Germany') },
  { language: 'cs', id: 402001, asked: ['city', 'level', 'mode'], ...by(PESEL, 'Poland') },
  { language: 'ru', id: 503010, asked: ALL_STEPS, ...by(PASSPORT, 'Poland', 'Germany') },
  { language: 'uz', id: 604001, asked: ['mode'], ...by(PESEL, 'Germany') },
];

function by(
  who: Journey['who'],
  homeCountry: Journey['homeCountry'],
  letters: Journey['letters'] = 'the same address',
): Pick<Journey, 'who' | 'homeCountry' | 'letters'> {
  return { who, homeCountry, letters };
}

async function fillIn(form: Form, { who, homeCountry, letters }: Journey): Promise<void> {
  if (who === PESEL) await form.beForeigner('withPesel');
  if (who === 'Pole') await form.bePole();
  await form.fillNames();
  if (who === PASSPORT) await form.fillPassport();
  else await form.fillPesel();
  if (who !== 'Pole') await form.fillOrigin('UA');
  const residence = 'podsumowanie.adres.tytul';
  if (homeCountry === 'Germany') await form.fillForeignAddress(residence);
  else await form.fillPolishAddress(residence);
  if (letters === 'Germany') {
    await form.wantLettersElsewhere();
    await form.fillForeignAddress('podsumowanie.adres_korespondencyjny.tytul');
  }
  await form.fillContact();
}

for (const journey of JOURNEYS) {
  const { language, id, asked, who, homeCountry, letters } = journey;

  test(`${language}: from the first screen to the last, ${who}, home in ${homeCountry}`, async ({
    page,
    request,
    backend,
  }) => {
    const texts = textsOf(language);
    const other = textsOf(language === 'pl' ? 'eng' : 'pl');
    const catalogue = new Catalogue(request);
    const offer = await catalogue.offer(id);
    const definitions = await catalogue.questions(id);
    expect(offer.rekrutacja.lang).toBe(language);

    await page.goto('/');
    if (language === 'pl') await switchLanguage(page, other);
    await expectScreen(page, other, 'direction');
    await switchLanguage(page, texts);
    await goToForm(page, texts, offer, asked);

    const form = new Form(page, texts);
    await form.beForeigner('withoutPesel');
    await pickInCalendar(page, texts);
    await expect(form.birthDate).toHaveValue('15/03/2000');
    await fillIn(form, journey);
    await form.answerAll(definitions);
    await form.acceptAll();
    await form.submit();

    await expectScreen(page, texts, 'completion');
    const lines = await catalogue.completionLines(language);
    expect(lines).not.toEqual(await catalogue.completionLines(other.language));
    for (const line of lines) await expect(page.getByRole('main')).toContainText(line);

    const rows = storedFor(backend.databasePath, id);
    expect(rows).toHaveLength(1);
    const stored = { ...PEOPLE[who], ...HOME_ADDRESSES[homeCountry], ...LETTERS[letters] };
    const [sent] = rows.map(({ application }) => application);
    expect(sent).toMatchObject({ kandydat: stored, wybranyNabor: offer });
    const questions = definitions.flatMap(({ pozycjeFormularza }) => pozycjeFormularza);
    expect(sent && answersOf(sent)).toEqual(
      Object.fromEntries(questions.map((question) => [question.id, storedAnswer(question)])),
    );
  });
}
