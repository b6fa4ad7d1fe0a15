import { existsSync, writeFileSync } from 'node:fs';
import type { Backend } from '../backend/server';
import { deleteApplications, storedFor } from '../backend/storedApplications';
import { FLAGS, FORWARD } from '../pages/screens';
import { POLISH, textsOf } from '../pages/texts';
import { readFit } from '../reading/readFit';
import { expect, test } from '../test';
import { Candidate } from './candidate';
import { startFaultyProxy } from './faultyProxy';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const BROWSERS = { Firefox: startFirefox, WebKit: startWebKit };
const { say, beginning } = POLISH;
const RETRY = say('start.blad.ponow');
const REVIEW = say('podsumowanie.zakonczenie.sprawdz');
const SEND = say('podsumowanie.zakonczenie.przycisk');
const ANY = /./;
const PROGRAMME = 54002;

const WINDOWS = [
  [390, 844],
  [1280, 860],
] as const;

/** Debian's packages, each with one of its programs. */
const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

async function keepPicture(candidate: Candidate, state: string): Promise<void> {
  writeFileSync(test.info().outputPath(`${state}.png`), await candidate.picture());
}

/** Checks that the screen fits in the window, and keeps a picture. */
async function look(candidate: Candidate, state: string): Promise<void> {
  const cut = async () => (await candidate.evaluate(readFit)).cut;
  await expect.poll(cut, `${state}: cut off`).toEqual([]);
  const { width, available } = await candidate.evaluate(readFit);
  expect.soft(width, `${state}: the width of the page`).toBeLessThanOrEqual(available);
  await keepPicture(candidate, state);
}

async function onScreen(candidate: Candidate, heading: string): Promise<void> {
  await candidate.expectFocus('heading', heading);
  await look(candidate, heading);
}

async function goThroughSelection(candidate: Candidate): Promise<void> {
  await candidate.click('button', beginning('kierunek.grupa.podyplomowe.tytul'));
  await candidate.click('radio', 'Doradztwo zawodowe i personalne');
  await look(candidate, 'Direction');
  await candidate.click('button', FORWARD);
  await onScreen(candidate, say('tryb.tytul'));
  await candidate.click('radio', 'Niestacjonarne');
  await candidate.click('button', FORWARD);
  await onScreen(candidate, say('miasto.tytul'));
  await candidate.click('radio', 'Poznań');
}

/** On a phone the theme is in the panel. */
async function switchThemeAndLanguage(candidate: Candidate, isPhone: boolean): Promise<void> {
  const scheme = () => candidate.evaluate(() => document.documentElement.dataset.muiColorScheme);
  if (isPhone) await candidate.click('summary', ANY);
  await candidate.click('toggle', say('motyw.ciemny'));
  await expect.poll(scheme).toBe('dark');
  await look(candidate, 'Dark');
  await candidate.click('toggle', say('motyw.ciemny'));
  await expect.poll(scheme).toBe('light');
  if (isPhone) await candidate.click('summary', ANY);
  await candidate.click('button', FLAGS.eng);
  await candidate.see('heading', textsOf('eng').say('kierunek.tytul'));
  await candidate.click('button', FLAGS.pl);
}

/** Submits the empty form, and follows the first message. */
async function sendEmpty(candidate: Candidate): Promise<void> {
  await candidate.click('button', REVIEW);
  await candidate.expectFocus('region', ANY);
  await look(candidate, 'Errors');
  await candidate.press('Tab', 'Enter');
  await candidate.expectFocus('textbox', say('podsumowanie.dane_osobowe.imie'));
}

/** Fills in what a draft keeps, as a foreigner without a PESEL. */
async function fillDraft(candidate: Candidate): Promise<void> {
  await candidate.click('radio', say('podsumowanie.obywatelstwo.inne'));
  await candidate.click('radio', say('podsumowanie.obywatelstwo.pesel_nie'));
  await candidate.fill(say('podsumowanie.dane_osobowe.imie'), 'Bogdana');
  await candidate.fill(say('podsumowanie.dane_osobowe.nazwisko'), 'Testenko');
  const passport = say('podsumowanie.dane_osobowe.rodzaj_dowodu.paszport');
  await candidate.select(beginning('podsumowanie.dane_osobowe.rodzaj_dowodu'), passport);
  await candidate.tabTo(say('podsumowanie.dane_osobowe.data_ur'));
  await candidate.type('29022000');
  await candidate.fill(say('podsumowanie.dane_osobowe.miejsce_ur'), 'Przykładowo');
  await candidate.tabTo(say('podsumowanie.dane_osobowe.plec.kobieta'));
  await candidate.press('Space');
  await candidate.select(say('podsumowanie.dane_osobowe.obywatelstwo'), 'ukr');
  await candidate.select(say('podsumowanie.dane_osobowe.kraj_pochodzenia'), 'Ukr');
  await candidate.select(say('podsumowanie.adres.kraj'), 'Ukr');
  await candidate.fill(say('podsumowanie.adres.kod_pocztowy'), '01001');
  await candidate.fill(say('podsumowanie.adres.miejscowosc'), 'Kijów');
  const town = say('podsumowanie.adres.rodzaj_miejscowosci.miasto');
  await candidate.select(say('podsumowanie.adres.rodzaj_miejscowosci'), town);
  await candidate.fill(say('podsumowanie.adres.ulica'), 'Wymyślona');
  await candidate.fill(beginning('podsumowanie.adres.numer_domu'), '12');
  await candidate.fill(say('podsumowanie.dane_kontaktowe.email'), 'cudzoziemka@uczelnia.example');
  await candidate.fill(say('podsumowanie.dane_kontaktowe.numer'), '600 100 300');
  await candidate.tabTo(say('podsumowanie.formularze.tak'));
  await candidate.press('Space');
  await candidate.fill(/^Nazwa uczelni/, 'Uczelnia testowa, 2021');
}

async function walk(candidate: Candidate, backend: Backend, isPhone: boolean): Promise<void> {
  const proxy = await startFaultyProxy(backend.url);
  try {
    await candidate.open(proxy.url);
    await candidate.see('radio', 'Administracja');
    await look(candidate, 'The first screen');
    await switchThemeAndLanguage(candidate, isPhone);

    // The last step prefetches what the form needs.
    proxy.drop(/definicje-formularzy/);
    await goThroughSelection(candidate);
    await candidate.click('button', FORWARD);
    await onScreen(candidate, say('podsumowanie.tytul'));
    await candidate.see('button', RETRY);
    await look(candidate, 'A failed call');
    proxy.drop(null);
    await candidate.click('button', RETRY);
    await candidate.expectFocus('heading', new RegExp(`${say('podsumowanie.formularze.tytul')}$`));

    await sendEmpty(candidate);
    await fillDraft(candidate);
    await look(candidate, 'Filled in');
    await candidate.reload();
    await candidate.read(say('podsumowanie.szkic.przywrocono'));
    await candidate.click('textbox', say('podsumowanie.dane_osobowe.imie'));
    await candidate.fill(beginning('podsumowanie.dane_osobowe.seria_numer_dowodu'), 'XX 123456');
    await candidate.tabTo(beginning('podsumowanie.regulamin.wszystkie'));
    await candidate.press('Space');
    await candidate.tabTo(SEND);
    await candidate.press('Enter');
    await onScreen(candidate, say('zakonczenie.tytul'));
  } finally {
    proxy.stop();
  }
  const sent = storedFor(backend.databasePath, PROGRAMME);
  expect(sent.map(({ application }) => application.kandydat)).toMatchObject([
    {
      imie: 'Bogdana',
      obcokrajowiecSeriaNumerDowodu: 'XX 123456',
      dataUrodzenia: '2000-02-29',
      obywatelstwo: 'UA',
      adres: { miejscowosc: 'Kijów', numerDomu: '12', kraj: 'UA' },
      telefon: '+380600100300',
    },
  ]);
  expect([...candidate.faults], 'stops of the focus').toEqual([]);
}

test.beforeAll(() => {
  const missing = Object.entries(PACKAGES).filter(([, program]) => !existsSync(program));
  const names = missing.map(([name]) => name).join(' ');
  if (names !== '') throw new Error(`Debian's packages are missing: apt-get install -y ${names}`);
});

for (const [name, start] of Object.entries(BROWSERS)) {
  for (const [width, height] of WINDOWS) {
    test(`an application with its form filled in by keyboard, in ${name}, ${width} px`, async ({
      backend,
    }) => {
      deleteApplications(backend.databasePath);
      const browser = await start();
      const candidate = new Candidate(browser);
      try {
        await candidate.resize(width, height);
        await walk(candidate, backend, width < 900);
        expect(browser.errors(), 'errors of the scripts').toEqual([]);
      } catch (error) {
        await keepPicture(candidate, 'The failure').catch(() => undefined);
        throw error;
      } finally {
        await browser.stop();
      }
    });
  }
}
