import { readFileSync } from 'node:fs';
import { lines, writeSeedFile } from './seedFile.mjs';
import { LOCALES } from './territories.mjs';

/**
 * The specialisation of an offer. In the catalogue `null` is an offer without one and "" an offer whose
 * specialisation is there but empty: backends send both, and both mean "no specialisation".
 */
function specialisation(programme, name) {
  if (name === null) return null;
  if (name === '') return { id: null, nazwa: null };
  const names = [...new Set(programme.runs.flatMap((run) => run.specialisations).filter(Boolean))];
  return { id: programme.id * 100 + names.indexOf(name) + 1, nazwa: name };
}

/** Every combination that the editions of a programme offer, in the order of the catalogue. */
function combinations(programme) {
  return programme.runs.flatMap((run) =>
    run.specialisations.flatMap((name) =>
      run.cities.flatMap((city) =>
        run.levels.flatMap((level) => run.modes.map((mode) => ({ name, city, level, mode }))),
      ),
    ),
  );
}

/**
 * The offers of one programme. A programme owns a thousand of `kierunekSpecjalnosc.id` and a hundred of
 * `specjalnosc.id`, so that a new programme leaves the ids of the others alone.
 */
function programmeOffers(lang, catalogue, programme) {
  return combinations(programme).map(({ name, city, level, mode }, index) => ({
    rekrutacja: { id: catalogue.recruitments[programme.group][city], lang },
    nabor: { nazwaGrupy: programme.group },
    kierunekSpecjalnosc: {
      id: programme.id * 1000 + index + 1,
      kierunek: { nazwa: programme.direction },
      specjalnosc: specialisation(programme, name),
      wydzial: { nazwa: city },
      stopienStudiow: { nazwa: catalogue.levels[level] },
      trybStudiow: { nazwa: catalogue.modes[mode] },
    },
  }));
}

/** A second recruitment of an existing offer: the same five values, another `rekrutacja.id`. */
function secondIntakes(offers, intakes = []) {
  return intakes.map(({ recruitment, of }) => {
    const first = offers.find((offer) => offer.kierunekSpecjalnosc.id === of);
    return { ...first, rekrutacja: { ...first.rekrutacja, id: recruitment } };
  });
}

function languageOffers(lang) {
  const catalogue = JSON.parse(
    readFileSync(new URL(`catalogue/${lang}.json`, import.meta.url), 'utf8'),
  );
  const offers = catalogue.programmes.flatMap((programme) =>
    programmeOffers(lang, catalogue, programme),
  );
  return [...offers, ...secondIntakes(offers, catalogue.secondIntakes)];
}

writeSeedFile('offers.json', lines(Object.keys(LOCALES).flatMap(languageOffers)));
