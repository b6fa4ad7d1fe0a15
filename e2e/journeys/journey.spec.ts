import type { Language } from '../../src/contract/languages';
import type { StepName } from '../../src/domain/stepOrder';
import { answersOf, storedFor } from '../backend/storedApplications';
import { HOME_ADDRESSES, LETTERS, PEOPLE, storedAnswer } from '../backend/storedCandidates';
import { pickInCalendar } from '../pages/calendar';
import { Catalogue } from '../pages/catalogue';
import { Form } from '../pages/form';
import { expectScreen, goToForm, switchLanguage } from '../pages/screens';
import { textsOf } from '../pages/texts';
import { expect, test } from '../test';

/** A journey: its language, offer, steps and candidate. */
interface Journey {
  language: Language;
  name: string;
  /** `kierunekSpecjalnosc.id` */
  id: number;
  /** The steps after the direction. */
  asked: readonly StepName[];
  who: keyof typeof PEOPLE;
  homeCountry: keyof typeof HOME_ADDRESSES;
  letters: keyof typeof LETTERS;
  studentCard?: boolean;
}

const ALL_STEPS = ['specialisation', 'city', 'level', 'mode'] as const;
const PASSPORT = 'foreigner with passport';
const PESEL = 'foreigner with PESEL';

const JOURNEYS: readonly Journey[] = [
  {
    language: 'pl',
    name: 'first and second degree studies, five steps, a student card',
    id: 11001,
    asked: ALL_STEPS,
    ...by('Pole', 'Poland'),
    studentCard: true,
  },
  {
    language: 'pl',
    name: 'postgraduate studies without specialisations, mode and city, letters abroad',
    id: 54001,
    asked: ['mode', 'city'],
    ...by('Pole', 'Poland', 'Germany'),
  },
  {
    language: 'pl',
    name: 'postgraduate studies with specialisations, the one city is skipped',
    id: 42002,
    asked: ['specialisation', 'mode'],
    ...by('Pole', 'Poland'),
  },
  journey('cs', 402001, ['city', 'level', 'mode'], by(PESEL, 'Poland')),
  journey('ru', 503010, ALL_STEPS, by(PASSPORT, 'Germany')),
  // The tour shows each screen in each language (e2e/look/tour.spec.ts).
  ...(process.env.NIGHTLY
    ? [
        journey('eng', 101006, ALL_STEPS, by(PASSPORT, 'Poland', 'Germany')),
        journey('de', 203002, ['specialisation', 'mode', 'city'], by(PASSPORT, 'Germany')),
        journey('sk', 304002, ['mode', 'city'], by('Pole', 'Germany')),
        journey('uz', 604001, ['mode'], by(PESEL, 'Germany')),
        journey('uk', 703010, ALL_STEPS, by(PESEL, 'Poland')),
      ]
    : []),
];

type Candidate = Pick<Journey, 'who' | 'homeCountry' | 'letters'>;

/** A journey that is named after its candidate. */
function journey(
  language: Language,
  id: number,
  asked: readonly StepName[],
  candidate: Candidate,
): Journey {
  const { who, homeCountry } = candidate;
  return { language, name: `${who}, home in ${homeCountry}`, id, asked, ...candidate };
}

/** The candidate: who it is, in which country at home, and where letters go. */
function by(
  who: Journey['who'],
  homeCountry: Journey['homeCountry'],
  letters: Journey['letters'] = 'the same address',
): Candidate {
  return { who, homeCountry, letters };
}

async function fillIn(form: Form, { who, homeCountry, letters }: Candidate): Promise<void> {
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

for (const { language, name, id, asked, studentCard = false, ...candidate } of JOURNEYS) {
  test(`[1.1.2, 1.1.3, 1.1.4, 4.1.2, 4.1.3, 4.4.6, 6.1.1] ${language}, ${name}: from the first screen to one stored row`, async ({
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
    await fillIn(form, candidate);
    if (studentCard) await form.studentCard.check();
    await form.answerAll(definitions);
    await form.acceptAll();
    await form.submit();

    await expectScreen(page, texts, 'completion');
    const lines = await catalogue.completionLines(language);
    expect(lines).not.toEqual(await catalogue.completionLines(other.language));
    for (const line of lines) await expect(page.getByRole('main')).toContainText(line);

    const rows = storedFor(backend.databasePath, id);
    expect(rows).toHaveLength(1);
    const { who, homeCountry, letters } = candidate;
    const [sent] = rows.map(({ application }) => application);
    expect(sent).toMatchObject({
      kandydat: { ...PEOPLE[who], ...HOME_ADDRESSES[homeCountry], ...LETTERS[letters] },
      wydanieEls: studentCard,
      promoLink: null,
      wybranyNabor: offer,
    });
    const consents = await catalogue.consents(offer.rekrutacja.id, language);
    expect(sent?.warunkiRekrutacyjne).toEqual(consents.map((one) => ({ ...one, zgoda: true })));
    const questions = definitions.flatMap(({ pozycjeFormularza }) => pozycjeFormularza);
    expect(sent && answersOf(sent)).toEqual(
      Object.fromEntries(questions.map((question) => [question.id, storedAnswer(question)])),
    );
  });
}
