import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { LANGUAGES } from '../src/contract/languages';

const PAGE = readFileSync(join(__dirname, '../public/measurement.html'), 'utf8');

type Consent = Record<string, 'granted' | 'denied'>;

/** Google's kinds of consent in the frame of the tag manager, after the candidate has agreed. */
function consentInFrame(): Consent {
  const window: { dataLayer: ArrayLike<unknown>[] } = { dataLayer: [] };
  const parent = { postMessage: () => undefined };
  const listeners: ((message: { source: object; data: object }) => void)[] = [];
  runInNewContext(/<script>([^]*?)<\/script>/.exec(PAGE)?.[1] ?? '', {
    window,
    parent,
    self: { origin: 'null' },
    addEventListener: (_name: string, listener: (typeof listeners)[number]) => {
      listeners.push(listener);
    },
  });
  for (const listen of listeners) listen({ source: parent, data: { consent: 'granted' } });
  const commands = window.dataLayer.map((entry) => Array.from(entry));
  const states = commands.filter(([command]) => command === 'consent').map(([, , kinds]) => kinds);
  return Object.assign({}, ...states) as Consent;
}

/** What the candidate's words name, by Google's kind of consent. */
const WORDS: readonly { kinds: readonly string[]; named: RegExp }[] = [
  { kinds: ['analytics_storage'], named: /[sš]tat[iy]st|статистик/i },
  {
    kinds: ['ad_storage', 'ad_user_data', 'ad_personalization'],
    named: /reklam|advert|werb|реклам/i,
  },
];

test('the frame knows each kind of consent', () => {
  const kinds = WORDS.flatMap((word) => word.kinds);
  expect(Object.keys(consentInFrame()).sort()).toEqual([...kinds].sort());
});

test.each(LANGUAGES)(
  'in %s the candidate agrees to what the frame grants, and no more',
  (language) => {
    const file = readFileSync(join(__dirname, `${language}.json`), 'utf8');
    const { 'pomiar.zgoda': question = '' } = JSON.parse(file) as Record<string, string>;
    const granted = consentInFrame();
    for (const { kinds, named } of WORDS) {
      const answer = named.test(question) ? 'granted' : 'denied';
      expect(kinds.map((kind) => granted[kind])).toEqual(kinds.map(() => answer));
    }
  },
);
