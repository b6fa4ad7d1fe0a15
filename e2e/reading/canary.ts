import type { FormDefinition } from '../../src/contract/question';
import { answerKey } from '../../src/domain/enrolmentValues';
import { readPesel } from '../../src/domain/pesel';
import { questionKind } from '../../src/domain/questions';
import type { Entry } from '../pages/fillFast';

const KINDS = ['Pole', 'foreigner with PESEL', 'foreigner with document'] as const;

/** One variant of the filled-in form. */
export interface Fill {
  entries: readonly Entry[];
  /** Unique texts: wherever one is found, it came from this form. */
  marks: readonly string[];
  /** The marks that identify a person by a number. */
  secrets: readonly string[];
}

function peselOf(index: number): string {
  const digits = Array.from('0123456789', (last) => `900101${7000 + index}${last}`);
  return digits.find((number) => readPesel(number, '2000-01-01') !== null) ?? '';
}

/**
 * Fills in every field with marked values. The index decides the kind of candidate, the countries of the addresses, and
 * whether there are two.
 */
export function canaryFill(index: number, questions: readonly FormDefinition[]): Fill {
  const entries: Entry[] = [];
  const marks: string[] = [];
  let count = 0;
  const digits = () => String(77_000_000 + index * 1000 + (count += 1));
  const word = () =>
    `Kanarek${digits().replace(/\d/g, (digit) => 'qwxvzjkhgf'.charAt(Number(digit)))}`;
  /** A value that is recorded as a mark. */
  const mark = (field: string, value = word()): string => {
    entries.push([field, value]);
    marks.push(value);
    return value;
  };

  const person = (): string[] => {
    const kind = KINDS[index % KINDS.length];
    const secrets: string[] = [];
    entries.push(['obcokrajowiec', String(kind !== 'Pole')]);
    if (kind !== 'Pole') entries.push(['maPesel', String(kind === 'foreigner with PESEL')]);
    for (const field of ['imie', 'imie2', 'nazwisko', 'miejsceUrodzenia']) mark(field);
    if (kind !== 'foreigner with document') secrets.push(mark('pesel', peselOf(index)));
    if (kind !== 'Pole') {
      entries.push(['obcokrajowiecRodzajDowodu', 'paszport']);
      secrets.push(mark('obcokrajowiecSeriaNumerDowodu', `KA${digits()}`));
      entries.push(['obywatelstwo', 'UA'], ['krajPochodzenia', 'UA']);
    }
    if (kind === 'foreigner with document') {
      const year = String(1951 + index);
      mark('dataUrodzenia', `29/11/${year}`);
      marks.push(`${year}-11-29`);
      entries.push(['plec', 'Kobieta']);
    }
    return secrets;
  };

  /** No town has this Polish postcode, so that all fields are shown. It is no mark. */
  const address = (name: 'adres' | 'adresKontaktowy', polish: boolean) => {
    entries.push([`${name}.kraj`, polish ? 'PL' : 'DE']);
    if (polish) {
      entries.push([`${name}.kodPocztowy`, '99998'], [`${name}.wojewodztwo`, 'małopolskie']);
    } else mark(`${name}.kodPocztowy`, `D-${digits()}`);
    mark(`${name}.miejscowosc`);
    entries.push([`${name}.rodzajMiejscowosci`, '1']);
    mark(`${name}.adres`);
    mark(`${name}.numerDomu`, `K${digits()}`);
  };

  const answer = (question: FormDefinition['pozycjeFormularza'][number]) => {
    const field = `odpowiedzi.${answerKey(question.id)}`;
    const kind = questionKind(question);
    if (kind === 'TEKST') mark(field);
    else if (kind === 'WIELOKROTNY_WYBOR') entries.push([field, true]);
    else entries.push([field, String(question.odpowiedzi[0]?.id)]);
  };

  const secrets = person();
  address('adres', index % 4 < 2);
  const elsewhere = index % 8 < 4;
  entries.push(['adresKorespondencyjnyJakZamieszkania', String(!elsewhere)]);
  if (elsewhere) address('adresKontaktowy', index % 2 === 0);
  mark('email', `${word().toLowerCase()}@uczelnia.example`);
  entries.push(['numerKierunkowy', '+48']);
  mark('telefon', `6${digits()}`);
  questions.flatMap(({ pozycjeFormularza }) => pozycjeFormularza).forEach(answer);
  return { entries, marks, secrets };
}
