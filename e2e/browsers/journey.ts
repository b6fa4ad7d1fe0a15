import { existsSync, writeFileSync } from 'node:fs';
import type { Backend } from '../backend/server';
import { deleteApplications, storedFor } from '../backend/storedApplications';
import { readFit } from '../reading/readFit';
import { expect, test } from '../test';
import { Candidate } from './candidate';
import { startFaultyProxy } from './faultyProxy';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const BROWSERS = { Firefox: startFirefox, WebKit: startWebKit };
const FORWARD = /^Dalej/;
const RETRY = /^Spróbuj ponownie/;
const SEND = /^Wyślij zgłoszenie$/;
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
  const { cut, width, available } = await candidate.evaluate(readFit);
  expect.soft(cut, `${state}: cut off`).toEqual([]);
  expect.soft(width, `${state}: the width of the page`).toBeLessThanOrEqual(available);
  await keepPicture(candidate, state);
}

async function onScreen(candidate: Candidate, heading: string): Promise<void> {
  await candidate.expectFocus('heading', heading);
  await look(candidate, heading);
}

async function goThroughSelection(candidate: Candidate): Promise<void> {
  await candidate.click('button', /^Pozostałe studia podyplom/);
  await candidate.click('radio', 'Doradztwo zawodowe i personalne');
  await look(candidate, 'Kierunek');
  await candidate.click('button', FORWARD);
  await onScreen(candidate, 'Wybierz tryb studiów');
  await candidate.click('radio', 'Niestacjonarne');
  await candidate.click('button', FORWARD);
  await onScreen(candidate, 'Wybierz miasto');
  await candidate.click('radio', 'Poznań');
}

async function switchThemeAndLanguage(candidate: Candidate): Promise<void> {
  const scheme = () => candidate.evaluate(() => document.documentElement.dataset.muiColorScheme);
  await candidate.click('toggle', 'Ciemny motyw');
  await expect.poll(scheme).toBe('dark');
  await look(candidate, 'Dark');
  await candidate.click('toggle', 'Ciemny motyw');
  await expect.poll(scheme).toBe('light');
  await candidate.click('button', 'English');
  await candidate.see('heading', /^Choose /);
  await candidate.click('button', 'Polski');
}

/** Submits the empty form, and follows the first message. */
async function sendEmpty(candidate: Candidate): Promise<void> {
  await candidate.click('button', SEND);
  await candidate.expectFocus('region', /popraw/i);
  await look(candidate, 'Errors');
  await candidate.press('Tab', 'Enter');
  await candidate.expectFocus('textbox', 'Imię');
}

/** Fills in what a draft keeps, as a foreigner without a PESEL. */
async function fillDraft(candidate: Candidate): Promise<void> {
  await candidate.click('radio', /^Mam inne/);
  await candidate.click('radio', 'Nie');
  await candidate.fill('Imię', 'Bogdana');
  await candidate.fill('Nazwisko', 'Testenko');
  await candidate.fill(/^Rodzaj dokumentu/, 'Pasz');
  await candidate.tabTo('Data urodzenia');
  await candidate.type('29022000');
  await candidate.fill('Miejsce urodzenia', 'Przykładowo');
  await candidate.tabTo('Kobieta');
  await candidate.press('Space');
  await candidate.fill('Obywatelstwo', 'ukr');
  await candidate.fill('Kraj pochodzenia', 'Ukr');
  await candidate.fill('Kraj', 'Ukr');
  await candidate.fill('Kod pocztowy', '01001');
  await candidate.fill('Miejscowość', 'Kijów');
  await candidate.fill('Rodzaj miejscowości', 'Mia');
  await candidate.fill('Ulica', 'Wymyślona');
  await candidate.fill(/^Numer domu/, '12');
  await candidate.fill('Adres e-mail', 'cudzoziemka@uczelnia.example');
  await candidate.fill('Numer telefonu', '600 100 300');
  await candidate.tabTo('Tak');
  await candidate.press('Space');
  await candidate.fill(/^Nazwa uczelni/, 'Uczelnia testowa, 2021');
}

async function walk(candidate: Candidate, backend: Backend): Promise<void> {
  const proxy = await startFaultyProxy(backend.url);
  try {
    await candidate.open(proxy.url);
    await candidate.see('radio', 'Administracja');
    await look(candidate, 'The first screen');
    await switchThemeAndLanguage(candidate);

    // The last step prefetches what the form needs.
    proxy.drop(/definicje-formularzy/);
    await goThroughSelection(candidate);
    await candidate.click('button', FORWARD);
    await onScreen(candidate, 'Informacje do umowy');
    await candidate.see('button', RETRY);
    await look(candidate, 'A failed call');
    proxy.drop(null);
    await candidate.click('button', RETRY);
    await candidate.expectFocus('heading', /Dodatkowe pytania$/);

    await sendEmpty(candidate);
    await fillDraft(candidate);
    await look(candidate, 'Filled in');
    await candidate.reload();
    await candidate.read('Przywróciliśmy wpisane dane.');
    // The toast lies over the links above the form for a few seconds.
    await candidate.click('textbox', 'Imię');
    await candidate.fill(/^Seria i numer/, 'XX 123456');
    await candidate.tabTo(/^Zaznacz wszystkie/);
    await candidate.press('Space');
    await candidate.tabTo(SEND);
    await candidate.press('Enter');
    await onScreen(candidate, 'Dziękujemy, mamy Twoje zgłoszenie');
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
        await walk(candidate, backend);
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
