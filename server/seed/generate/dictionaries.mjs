import { readFileSync } from 'node:fs';
import { linesByKey, writeSeedFile } from './seedFile.mjs';
import { CITIZENSHIPS, COUNTRIES, LOCALES } from './territories.mjs';

/** The version of CLDR that the committed names come from; others spell some of them differently. */
const CLDR = '48.0';

/** Uzbek letters: oʻ and gʻ with U+02BB, the glottal stop with U+02BC; CLDR has quotation marks in a few names. */
const SPELLING = {
  uz: (name) => name.replaceAll('\u2018', '\u02BB').replaceAll('\u2019', '\u02BC'),
};

/** Names and citizenships by code that CLDR does not have, or has in an unsuitable form. */
function overrides(language) {
  return JSON.parse(readFileSync(new URL(`overrides/${language}.json`, import.meta.url), 'utf8'));
}

function countryNames(language, locale) {
  const cldr = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const { countries } = overrides(language);
  const spell = SPELLING[language] ?? ((name) => name);
  return Object.fromEntries(
    COUNTRIES.map((code) => [code, countries[code] ?? spell(cldr.of(code))]),
  );
}

/** Citizenships fall back to the name of the country, as Czech, Slovak, Russian and Uzbek forms write them. */
function citizenshipNames(language, names) {
  const { citizenships } = overrides(language);
  return Object.fromEntries(CITIZENSHIPS.map((code) => [code, citizenships[code] ?? names[code]]));
}

function dictionary(names) {
  return Object.entries(names).map(([wartosc, nazwa]) => ({ nazwa, wartosc }));
}

if (process.versions.cldr !== CLDR) {
  console.error(
    `The names come from CLDR ${CLDR}; this Node has ${process.versions.cldr}. Use Node 20.20, or raise CLDR in this script.`,
  );
  process.exit(1);
}
const languages = Object.entries(LOCALES).map(([language, locale]) => [
  language,
  countryNames(language, locale),
]);
const byLanguage = (make) =>
  Object.fromEntries(languages.map(([language, names]) => [language, make(language, names)]));
writeSeedFile('countries.json', linesByKey(byLanguage((_, names) => dictionary(names))));
writeSeedFile(
  'citizenships.json',
  linesByKey(byLanguage((language, names) => dictionary(citizenshipNames(language, names)))),
);
