import { dictionaryEntrySchema, phonePrefixSchema } from '../../src/contract/dictionary';
import { postcodePlaceSchema } from '../../src/contract/postcode';
import { sameJson } from '../../src/domain/sameJson';
import { checkedList, validItems } from '../answers';
import type { Answer, Backend } from '../backend';
import { dictionaryPath, languagesOf, twoLanguages } from '../catalogue';
import { Fault, NotChecked } from '../outcomes';
import type { Rule } from '../rule';

const ANSWERS = 'docs/contract.md, "Answers"';

/** Addresses that the site never calls. */
const ODD_PATHS = [
  'dks/%F0%9F%8E%93',
  'dks/%00',
  'kody-pocztowe/abc',
  'kody-pocztowe/%27',
  'no-such-call',
  'definicje-formularzy/kierunek-specjalnosc/no-such-id',
  'warunki-rekrutacyjne/rekrutacja/no-such-id?lang=pl',
  'slowniki/kraj',
  'slowniki/kraj?lang=%00',
  'slowniki/kraj?lang=pl&lang=eng',
  `templatki-html/zakonczenie-rekrutacji?lang=${'x'.repeat(1000)}`,
];

/** Calls `check` with the dictionary in each language of the offers. */
async function inEachLanguage(
  backend: Backend,
  name: string,
  check: (answer: Answer, lang: string) => void,
): Promise<void> {
  for (const lang of await languagesOf(backend)) {
    check(await backend.get(dictionaryPath(name, lang)), lang);
  }
}

function rulesOf(name: string, what: string): Rule[] {
  const call = `GET slowniki/${name}`;
  return [
    {
      name: `${what} match the schema`,
      call,
      source: ANSWERS,
      check: (backend) =>
        inEachLanguage(backend, name, (answer, lang) => {
          if (checkedList(dictionaryEntrySchema, answer).length === 0) {
            throw new Fault(`the list for lang=${lang} is empty`);
          }
        }),
    },
    {
      name: `${what} contain Poland`,
      call,
      source: ANSWERS,
      check: (backend) =>
        inEachLanguage(backend, name, (answer, lang) => {
          const entries = validItems(dictionaryEntrySchema, answer);
          const { poland } = backend.settings;
          if (entries.length === 0) throw new NotChecked('there is no valid entry');
          if (!entries.some(({ wartosc }) => wartosc === poland)) {
            throw new Fault(`no "${poland}" for lang=${lang}; another value is set by --poland`);
          }
        }),
    },
    {
      name: `${what} are in the requested language`,
      isAdvice: true,
      call,
      source: ANSWERS,
      check: async (backend) => {
        const [first, second] = await twoLanguages(backend);
        const entriesIn = async (lang: string) =>
          validItems(dictionaryEntrySchema, await backend.get(dictionaryPath(name, lang)));
        const entries = await entriesIn(first);
        if (entries.length === 0) throw new NotChecked('there is no valid entry');
        if (sameJson(entries, await entriesIn(second))) {
          throw new Fault(`the same answer for lang=${first} and lang=${second}`);
        }
      },
    },
  ];
}

/** The rules of the dictionaries and postcodes. */
export const dictionaryRules: readonly Rule[] = [
  ...rulesOf('kraj', 'countries'),
  ...rulesOf('obywatelstwo', 'citizenships'),
  {
    name: 'phone prefixes match the schema',
    call: 'GET slowniki/numer-kierunkowy',
    source: ANSWERS,
    check: (backend) =>
      inEachLanguage(backend, 'numer-kierunkowy', (answer, lang) => {
        if (checkedList(phonePrefixSchema, answer).length === 0) {
          throw new Fault(`the list for lang=${lang} is empty`);
        }
      }),
  },
  {
    name: 'one phone prefix is the default',
    isAdvice: true,
    call: 'GET slowniki/numer-kierunkowy',
    source: ANSWERS,
    check: (backend) =>
      inEachLanguage(backend, 'numer-kierunkowy', (answer, lang) => {
        const prefixes = validItems(phonePrefixSchema, answer);
        if (prefixes.length === 0) throw new NotChecked('there is no valid prefix');
        const presets = prefixes.filter(({ domyslny }) => domyslny).length;
        if (presets !== 1) throw new Fault(`${presets} defaults for lang=${lang}`);
      }),
  },
  {
    name: 'places of a postcode match the schema',
    call: 'GET kody-pocztowe',
    source: ANSWERS,
    check: async (backend) => {
      const { postcode } = backend.settings;
      const answer = await backend.get(`kody-pocztowe/${postcode}`);
      const places = answer.status === 404 ? [] : checkedList(postcodePlaceSchema, answer);
      if (places.length === 0) {
        throw new NotChecked(`${postcode} is unknown; name another one with --postcode`);
      }
    },
  },
  {
    name: 'an unknown postcode gets an empty list or 404',
    isAdvice: true,
    call: 'GET kody-pocztowe',
    source: ANSWERS,
    check: async (backend) => {
      const answer = await backend.get('kody-pocztowe/00000');
      if (answer.status === 404) return;
      if (checkedList(postcodePlaceSchema, answer).length > 0) {
        throw new Fault('00000 has places');
      }
    },
  },
  {
    name: 'odd addresses are no server errors',
    isAdvice: true,
    call: 'every GET',
    source: 'docs/contract.md, "Checking a backend"',
    check: async (backend) => {
      for (const path of ODD_PATHS) {
        const { status } = await backend.get(path);
        if (status >= 500) throw new Fault(`status ${status} for ${path.slice(0, 60)}`);
      }
    },
  },
];
