import { expect, type Page } from '@playwright/test';
import polishDays from 'dayjs/locale/pl';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { calendarWords } from '../pages/calendar';
import { CANDIDATE, TYPED_ANSWER } from '../pages/form';
import { FLAGS } from '../pages/screens';
import { PSEUDO_LETTER } from './pseudoLanguage';
import { readFit } from './readFit';
import { readTexts } from './readTexts';

const API = '/api/rekrutacja/';

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The words of a server text, which may be HTML. */
function words(text: string): string[] {
  return text.split(/<[^>]*>|\n/).map((part) => plain(part.replace(/&nbsp;/g, ' ')));
}

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return words(content);
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(textsIn)
    : [];
}

const VOIVODESHIPS = [
  ...['dolnośląskie', 'kujawsko-pomorskie', 'lubelskie', 'lubuskie', 'łódzkie', 'małopolskie'],
  ...['mazowieckie', 'opolskie', 'podkarpackie', 'podlaskie', 'pomorskie', 'śląskie'],
  ...['świętokrzyskie', 'warmińsko-mazurskie', 'wielkopolskie', 'zachodniopomorskie'],
];

/** The texts of the invented institution. */
const SAMPLE: unknown = JSON.parse(
  readFileSync(path.join(__dirname, '..', '..', 'server', 'seed', 'site.json'), 'utf8'),
);

/** Names that are the same in every language. */
const NAMES = [
  DEFAULT_SITE_CONFIG.title.pl,
  ...textsIn(SAMPLE),
  `${CANDIDATE.firstName} ${CANDIDATE.surname}`,
  ...Object.values(CANDIDATE),
  TYPED_ANSWER,
  ...Object.values(FLAGS),
  ...calendarWords('pl'),
  ...(polishDays.weekdaysMin ?? []),
  // The only phone prefix without the backend, and a language that the site does not have.
  'Polska',
  'FR',
  ...VOIVODESHIPS,
];

/** Reads the screens of a page in the pseudo-language, and reports untranslated and clipped texts. */
export class PageReader {
  /** Answers of the backend that are not among the known texts yet. */
  private readonly answers: Promise<unknown>[] = [];
  /** Names, and all texts of answers and fields so far. */
  private readonly known = new Set(NAMES);
  private readonly reported = new Set<string>();

  constructor(private readonly page: Page) {
    page.on('response', (response) => {
      if (!response.url().includes(API)) return;
      this.answers.push(response.json().catch(() => null));
    });
  }

  /** Checks that everything is translated, and nothing is clipped or wider than the screen. */
  async expectWhole(state: string): Promise<void> {
    const { cut, width, available } = await this.page.evaluate(readFit);
    const { title, texts, typed } = await this.page.evaluate(readTexts);
    const answers = await Promise.all(this.answers.splice(0));
    for (const text of [...typed, ...answers.flatMap(textsIn)]) this.known.add(text);
    const untranslated = [title, ...texts.flatMap((text) => text.split('\n'))]
      // A colon joins a button's own words to the name of what it shows.
      .map((text) => plain(text).replace(/^: /, ''))
      .filter((text) => !isFine(text, this.known));
    expect.soft(this.fresh(untranslated), `${state}: not translated`).toEqual([]);
    expect.soft(this.fresh(cut), `${state}: cut off`).toEqual([]);
    expect.soft(width, `${state}: the width of the page`).toBeLessThanOrEqual(available);
  }

  /** A fault in many states is reported once. */
  private fresh(faults: readonly string[]): string[] {
    const fresh = faults.filter((fault) => !this.reported.has(fault));
    for (const fault of faults) this.reported.add(fault);
    return [...new Set(fresh)];
  }
}

/** The number of an application. */
const REFERENCE = /^[\dA-Z]{4} [\dA-Z]{4}$/;

/** In the pseudo-language, without words, or composed of names and server texts. */
function isFine(text: string, known: ReadonlySet<string>): boolean {
  const isName = (part: string) =>
    !/\p{L}{2}/u.test(part) || known.has(part.replace(/ \+?\d+$/, ''));
  return (
    PSEUDO_LETTER.test(text) ||
    REFERENCE.test(text) ||
    URL.canParse(text) ||
    known.has(text) ||
    isName(text) ||
    text.split(/, | · /).every((part) => isName(part) || part.split(' ').every(isName))
  );
}
