import { readFileSync } from 'node:fs';

const LANGUAGES = new URL('../../../src/contract/languages.json', import.meta.url);

/** Languages of the seed as the backend names them, each with the locale its names come from. */
export const LOCALES = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(LANGUAGES, 'utf8'))).map(([language, { tag }]) => [
    language,
    tag,
  ]),
);

/**
 * Countries and territories with inhabitants: ISO 3166-1 alpha-2, and XK (user-assigned) for Kosovo.
 * Without AQ, BV, GS, HM, TF and UM, where nobody lives.
 */
export const COUNTRIES = `
  AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK
  FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS
  IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK
  ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL
  PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC
  TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

/** Territories whose inhabitants are citizens of another country. */
const DEPENDENT = new Set(
  `AI AS AW AX BL BM BQ CC CK CW CX EH FK FO GF GG GI GL GP GU HK IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN
   PR RE SH SJ SX TC TK VG VI WF YT`.split(/\s+/),
);

/** The value sent by somebody who is a citizen of no country (user-assigned in ISO 3166-1). */
export const STATELESS = 'XX';

/** Values of the citizenship dictionary. */
export const CITIZENSHIPS = [...COUNTRIES.filter((code) => !DEPENDENT.has(code)), STATELESS].sort();
