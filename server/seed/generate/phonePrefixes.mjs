import metadata from 'libphonenumber-js/min/metadata';
import { readFileSync } from 'node:fs';
import { linesByKey, writeSeedFile } from './seedFile.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The prefix that the form presets; it comes first. */
const DEFAULT = '48';

/** Calling codes, the default first, then by number. */
const codes = Object.keys(metadata.country_calling_codes).sort((a, b) =>
  a === DEFAULT ? -1 : b === DEFAULT ? 1 : Number(a) - Number(b),
);

/**
 * The prefixes of one language. Countries that share a code share an entry, the largest first, as the numbering
 * metadata has them; a code of too many countries to list has its label among the overrides. A code of none of
 * the countries of the dictionary (+247, Ascension) is left out.
 */
function prefixes(language, countries) {
  const names = new Map(countries.map(({ nazwa, wartosc }) => [wartosc, nazwa]));
  const labels = read(`overrides/${language}.json`).phonePrefixes;
  return codes.flatMap((code) => {
    const sharing = metadata.country_calling_codes[code].filter((country) => names.has(country));
    const label = labels[`+${code}`] ?? sharing.map((country) => names.get(country)).join(', ');
    return label === ''
      ? []
      : [{ kodKierunkowy: `+${code}`, wartosc: label, domyslny: code === DEFAULT }];
  });
}

const countries = Object.entries(read('../data/countries.json'));
const byLanguage = countries.map(([language, entries]) => [language, prefixes(language, entries)]);
writeSeedFile('phonePrefixes.json', linesByKey(Object.fromEntries(byLanguage)));
