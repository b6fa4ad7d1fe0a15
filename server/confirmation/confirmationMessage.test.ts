import { languageInfo, LANGUAGES } from '../../src/contract/languages';
import { NOTICES, SAVED } from '../database/eventKinds';
import { testApplication } from '../testing/testApplication';
import { mailMessage, type MailSite } from './confirmationMessage';
import texts from './texts.json';

const SITE = { institution: 'Uczelnia "A" & <B>', helpLine: '+48 22 000 00 00', siteUrl: null };

function messageIn(
  lang: string,
  specialisation: string | null = null,
  type: Parameters<typeof mailMessage>[0]['type'] = SAVED,
  site: MailSite = SITE,
) {
  const application = testApplication();
  const { wybranyNabor } = application;
  const { rekrutacja, kierunekSpecjalnosc } = wybranyNabor;
  return mailMessage(
    {
      type,
      timestamp: '2026-09-01T10:00:00.000Z',
      data: {
        reference: 'K7PM3XVA',
        application: {
          ...application,
          wybranyNabor: {
            ...wybranyNabor,
            rekrutacja: { ...rekrutacja, lang },
            kierunekSpecjalnosc: {
              ...kierunekSpecjalnosc,
              specjalnosc: { id: 1, nazwa: specialisation },
            },
          },
        },
      },
    },
    site,
  );
}

test('in Polish, as a whole', () => {
  const { language, subject, text } = messageIn('pl', 'Prawo <i>');
  expect(language).toBe('pl');
  expect(subject).toBe('Otrzymaliśmy Twoje zgłoszenie K7PM 3XVA');
  expect(text.replaceAll('\u00a0', ' ')).toBe(`Dziękujemy, otrzymaliśmy Twoje zgłoszenie.

Numer zgłoszenia: K7PM 3XVA
Studia: Prawo, Prawo <i>, I stopień, stacjonarne, Kraków
Otrzymano (czas polski): 1 września 2026 12:00
Uczelnia: Uczelnia "A" & <B>
Pomoc w rekrutacji: +48 22 000 00 00

Podaj ten numer, gdy dzwonisz lub piszesz w sprawie zgłoszenia.

Tę wiadomość wysłaliśmy automatycznie – nie odpowiadaj na nią. Jeśli to nie Twoje zgłoszenie, zadzwoń: +48 22 000 00 00
`);
});

test.each([...LANGUAGES])('in %s, with the number in both parts', (lang) => {
  const { language, subject, text, html } = messageIn(lang);
  expect(language).toBe(languageInfo(lang).tag);
  for (const part of [subject, text, html]) expect(part).toContain('K7PM 3XVA');
  for (const part of [text, html]) expect(part).toContain(SITE.helpLine);
  expect(text).toMatch(/\b2026\b.*12:00/);
  expect(html).toContain(`<html lang="${language}">`);
  expect(subject + text + html).not.toMatch(/\{|undefined|null/);
  if (lang !== 'pl') expect(text).not.toContain(texts.pl.number);
});

test('a language without texts falls back to Polish', () => {
  expect(messageIn('xx')).toEqual(messageIn('pl'));
});

test('names are texts in the HTML part', () => {
  const { html } = messageIn('pl', 'Prawo <i>');
  expect(html).toContain('Uczelnia &quot;A&quot; &amp; &lt;B&gt;');
  expect(html).toContain('Prawo &lt;i&gt;');
});

test('nothing of the person is in it', () => {
  const { kandydat } = testApplication();
  const { subject, text, html } = messageIn('pl');
  const { adres } = kandydat;
  const personal = [kandydat.imie, kandydat.nazwisko, kandydat.pesel, kandydat.dataUrodzenia];
  for (const value of [
    ...personal,
    kandydat.email,
    kandydat.telefon,
    adres.adres,
    adres.kodPocztowy,
  ]) {
    expect(value).toBeTruthy();
    expect(subject + text + html).not.toContain(value);
  }
});

const notices = LANGUAGES.flatMap((lang) =>
  Object.values(NOTICES).map((type) => [type, lang] as const),
);
test.each(notices)('%s in %s, with the number and a link', (type, lang) => {
  const site = { ...SITE, siteUrl: 'https://example.org/studia/' };
  const { subject, text, html } = messageIn(lang, null, type, site);
  const link = 'https://example.org/studia/moje-zgloszenie#K7PM3XVA';
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain(`<a href="${link}">`);
  expect(subject).toContain('K7PM 3XVA');
  expect(subject).not.toBe(messageIn(lang).subject);
  expect(subject + text + html).not.toMatch(/\{|undefined|null|12:00/);
});
