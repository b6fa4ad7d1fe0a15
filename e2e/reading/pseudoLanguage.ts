import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import pl from '../../i18n/pl.json';
import { type Texts, textsFrom } from '../pages/texts';

/** Each letter with a diacritic that Polish does not use. */
const MARKED = new Map(
  Array.from('aȧbḃcċdḋeėfḟgġhḣiïjĵkķlļmṁnṅoȯpṗrṙsṡtṫuůvṽwẇxẋyẏzẑ'.matchAll(/(.)(.)/gu), (pair) => [
    pair[1] ?? '',
    pair[2] ?? '',
  ]),
);

/** Matches a letter of the pseudo-language. */
export const PSEUDO_LETTER = new RegExp(`[${[...MARKED.values()].join('')}]`, 'iu');

function markedLetter(letter: string): string {
  const marked = MARKED.get(letter.toLowerCase()) ?? letter;
  return letter === letter.toLowerCase() ? marked : marked.toUpperCase();
}

/** Converts a text to the pseudo-language: every letter marked, every vowel doubled, which makes it 40 % longer. */
function pseudo(text: string): string {
  return text.replace(/[aeiouyąęó]/giu, '$&$&').replace(/[a-z]/giu, markedLetter);
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: pseudo(element.value) };
  if (element.type === TYPE.tag) {
    return { ...element, children: element.children.map(pseudoElement) };
  }
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    const options = Object.entries(element.options).map(([name, { value, ...option }]) => [
      name,
      { ...option, value: value.map(pseudoElement) },
    ]);
    return { ...element, options: Object.fromEntries(options) as typeof element.options };
  }
  return element;
}

const MESSAGES = Object.fromEntries(
  Object.entries(pl).map(([key, text]) => [key, parse(text).map(pseudoElement)]),
);

/** The messages of the pseudo-language, which replaces Polish. */
export const PSEUDO: Texts = textsFrom('pl', MESSAGES);

/** The messages inside a built file. */
const COMPILED = /JSON\.parse\('(?:[^'\\]|\\.)*'\)/;

/** Replaces Polish by the pseudo-language in the application. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route('**/assets/{texts,later-texts}-pl-json.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (!COMPILED.test(script)) throw new Error('The file of texts looks different now.');
    const body = script.replace(COMPILED, () => JSON.stringify(MESSAGES));
    await route.fulfill({ response, body });
  });
}
