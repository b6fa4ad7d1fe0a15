import type { FormDefinition, Question } from '../../src/contract/question';
import { MAX_LENGTHS } from '../../src/domain/lengths';
import { answerTo, questionKind } from '../../src/domain/questions';
import { BODY_LIMIT } from '../http/createServer';
import type { Catalogue } from './catalogue';

/** The part of an application that is reserved for what a candidate types, without the answers, in bytes. */
const TYPED_BYTES = 16 * 1024;

/** Of a character of any script, in UTF-8. */
const MOST_BYTES = 4;

/** The largest application that is read with any catalogue, in bytes. */
export const LARGEST_APPLICATION = 1024 * 1024;

const sizeOf = (part: unknown) => Buffer.byteLength(JSON.stringify(part));

/** The largest answer: a text of the maximum length, or all that may be ticked. */
function answerSize(question: Question): number {
  if (questionKind(question) === 'TEKST') return MAX_LENGTHS.answer * MOST_BYTES;
  const all = question.odpowiedzi.map(({ id }) => String(id));
  return sizeOf(answerTo(question, all));
}

/** The questions and their largest answers. */
function answeredSize(forms: readonly FormDefinition[]): number {
  const questions = forms.flatMap(({ pozycjeFormularza }) => pozycjeFormularza);
  return questions.reduce((size, question) => size + answerSize(question), sizeOf(forms));
}

/** Measures every part once: thousands of offers share a few. */
function measure<T extends object>(sizeOf: (part: T) => number): (part: T) => number {
  const sizes = new Map<T, number>();
  return (part) => {
    const size = sizes.get(part) ?? sizeOf(part);
    sizes.set(part, size);
    return size;
  };
}

/** Returns how large an application may become, in bytes: it repeats the consents and the questions of its offer. */
export function applicationLimit(catalogue: Catalogue): number {
  const consentsSize = measure(sizeOf);
  const questionsSize = measure(answeredSize);
  const largest = catalogue.offers.reduce((most, offer) => {
    const consents = consentsSize(catalogue.consents(offer.rekrutacja.lang));
    return Math.max(most, consents + questionsSize(catalogue.questions(offer)));
  }, 0);
  return Math.max(BODY_LIMIT, largest + TYPED_BYTES);
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;

/** Returns what follows from long consents and questions; null from those of a usual length. */
export function sizeNote(catalogue: Catalogue): string | null {
  const limit = applicationLimit(catalogue);
  if (limit === BODY_LIMIT) return null;
  const says = `With its consents and questions an application may have ${kilobytes(limit)}`;
  return limit > LARGEST_APPLICATION
    ? `${says}, more than the ${kilobytes(LARGEST_APPLICATION)} that a server reads: shorten them.`
    : `${says}: a proxy or firewall in front of the site must let it pass.`;
}
