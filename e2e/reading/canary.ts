import type { FormDefinition } from '../../src/contract/question';
import { answerKey } from '../../src/domain/enrolmentValues';
import { checkPesel } from '../../src/domain/pesel';
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

/** Random integers below a bound, reproducible by seed (mulberry32). */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % below;
  };
}

/** Fills in every field with marked values, for a random kind of candidate with random addresses. */
export class Canary {
  private marks: string[] = [];
  private entries: Entry[] = [];

  constructor(
    private readonly random: (below: number) => number,
    private readonly questions: readonly FormDefinition[],
  ) {}

  next(): Fill {
    this.marks = [];
    this.entries = [];
    const secrets = this.person();
    this.address('adres');
    const elsewhere = this.random(2) === 0;
    this.entries.push(['adresKorespondencyjnyJakZamieszkania', String(!elsewhere)]);
    if (elsewhere) this.address('adresKontaktowy');
    this.contact();
    for (const { pozycjeFormularza } of this.questions) {
      for (const question of pozycjeFormularza) this.answer(question);
    }
    return { entries: this.entries, marks: this.marks, secrets };
  }

  private digits(count: number): string {
    return Array.from({ length: count }, () => this.random(10)).join('');
  }

  private word(): string {
    return Array.from({ length: 12 }, () => String.fromCharCode(97 + this.random(26))).join('');
  }

  /** A value that is recorded as a mark. */
  private mark(field: string, value = `Kanarek${this.word()}`): string {
    this.entries.push([field, value]);
    this.marks.push(value);
    return value;
  }

  private person(): string[] {
    const kind = KINDS[this.random(KINDS.length)] ?? 'Pole';
    const foreigner = kind !== 'Pole';
    this.entries.push(['obcokrajowiec', String(foreigner)]);
    if (foreigner) this.entries.push(['maPesel', String(kind === 'foreigner with PESEL')]);
    for (const field of ['imie', 'imie2', 'nazwisko', 'miejsceUrodzenia']) this.mark(field);
    const secrets: string[] = [];
    if (kind !== 'foreigner with document') secrets.push(this.mark('pesel', this.pesel()));
    if (foreigner) {
      this.entries.push(['obcokrajowiecRodzajDowodu', 'paszport']);
      secrets.push(this.mark('obcokrajowiecSeriaNumerDowodu', `KA${this.digits(10)}`));
      this.entries.push(['obywatelstwo', 'UA'], ['krajPochodzenia', 'UA']);
    }
    if (kind === 'foreigner with document') {
      const two = (number: number) => String(number).padStart(2, '0');
      const year = String(1950 + this.random(50));
      const [day, month] = [two(1 + this.random(28)), two(1 + this.random(12))];
      this.mark('dataUrodzenia', `${day}/${month}/${year}`);
      this.marks.push(`${year}-${month}-${day}`);
      this.entries.push(['plec', 'Kobieta']);
    }
    return secrets;
  }

  private pesel(): string {
    for (;;) {
      const number = this.digits(11);
      if (checkPesel(number, '2000-01-01').valid) return number;
    }
  }

  /** The postcode of a Polish address must exist, so it is no mark. */
  private address(name: 'adres' | 'adresKontaktowy'): void {
    const polish = this.random(2) === 0;
    this.entries.push([`${name}.kraj`, polish ? 'PL' : 'DE']);
    if (polish) {
      this.entries.push([`${name}.kodPocztowy`, '30059'], [`${name}.wojewodztwo`, 'małopolskie']);
    } else this.mark(`${name}.kodPocztowy`, `D-${this.digits(8)}`);
    this.mark(`${name}.miejscowosc`);
    this.entries.push([`${name}.rodzajMiejscowosci`, '1']);
    this.mark(`${name}.adres`);
    this.mark(`${name}.numerDomu`, `K${this.digits(8)}`);
  }

  private contact(): void {
    this.mark('email', `kanarek.${this.word()}@uczelnia.example`);
    this.entries.push(['numerKierunkowy', '+48']);
    this.mark('telefon', `6${this.digits(8)}`);
  }

  private answer(question: FormDefinition['pozycjeFormularza'][number]): void {
    const field = `odpowiedzi.${answerKey(question.id)}`;
    const [first] = question.odpowiedzi;
    switch (questionKind(question)) {
      case 'TEKST':
        this.mark(field);
        return;
      case 'TAKNIE':
        if (first) this.entries.push([field, String(first.id)]);
        return;
      case 'WIELOKROTNY_WYBOR':
        this.entries.push([field, true]);
    }
  }
}
