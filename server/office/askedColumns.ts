import type { Application } from '../../src/contract/application';

/** A question or a consent of an application. `id`: "pytanie 11" or "zgoda 1". */
interface Asked {
  id: string;
  wording: string;
  /** The answers of the candidate, separated by commas; "true" for a consent. */
  cell: string;
}

function askedIn({ definicjeFormularzy, warunkiRekrutacyjne }: Application): Asked[] {
  const questions = definicjeFormularzy.flatMap(({ tytul, pozycjeFormularza }) =>
    pozycjeFormularza.map(({ id, nazwa, odpowiedz }) => ({
      id: `pytanie ${id}`,
      wording: nazwa ?? tytul,
      cell: [odpowiedz ?? []]
        .flat()
        .map(({ odpowiedzNazwa }) => odpowiedzNazwa)
        .join(', '),
    })),
  );
  const consents = warunkiRekrutacyjne.map(({ id, tytul, zgoda }) => ({
    id: `zgoda ${id}`,
    wording: tytul,
    cell: String(zgoda),
  }));
  return [...questions, ...consents];
}

const headingOf = (wording: string, id: string) => `${wording} [${id}]`;

/** The columns of what candidates were asked: collects the questions and consents of all applications first. */
export class AskedColumns {
  /** By id: each wording with its languages. */
  private readonly wordings = new Map<string, Map<string, Set<string>>>();

  /** Takes the questions and consents of an application. */
  add(application: Application): void {
    const { lang } = application.wybranyNabor.rekrutacja;
    for (const { id, wording } of askedIn(application)) {
      const known = this.wordings.get(id) ?? new Map<string, Set<string>>();
      this.wordings.set(id, known.set(wording, (known.get(wording) ?? new Set()).add(lang)));
    }
  }

  /**
   * A heading for each id, in order, in Polish where it can be. An id that has several wordings in one language was given
   * to several questions: each of its wordings gets a column.
   *
   * @returns the heading by id and wording
   */
  private headings(): Map<string, string> {
    const ids = [...this.wordings].sort(([one], [other]) =>
      one.localeCompare(other, 'pl', { numeric: true }),
    );
    const headings = ids.flatMap(([id, known]) => {
      const languages = [...known.values()].flatMap((set) => [...set]);
      const isOneQuestion = new Set(languages).size === languages.length;
      const [first = ''] = known.keys();
      const [polish = first] = [...known].flatMap(([text, set]) => (set.has('pl') ? [text] : []));
      return [...known.keys()].map((wording): [string, string] => [
        headingOf(wording, id),
        headingOf(isOneQuestion ? polish : wording, id),
      ]);
    });
    return new Map(headings);
  }

  /**
   * The headings, and a function that returns the cells of an application below them. It throws for a question without
   * a heading.
   */
  columns(): { headings: readonly string[]; cells: (application: Application) => string[] } {
    const headingBy = this.headings();
    const headings = [...new Set(headingBy.values())];
    const at = new Map(headings.map((heading, index) => [heading, index]));
    const cells = (application: Application) => {
      const row = headings.map(() => '');
      for (const { id, wording, cell } of askedIn(application)) {
        const index = at.get(headingBy.get(headingOf(wording, id)) ?? '');
        // The question arrived while the export ran. Leaving its answer out would be worse than an error.
        if (index === undefined) throw new Error('A new question was answered meanwhile: repeat.');
        row[index] = cell;
      }
      return row;
    };
    return { headings, cells };
  }
}
