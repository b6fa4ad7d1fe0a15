import type { APIRequestContext } from '@playwright/test';
import type { Address, AnsweredQuestion, Application } from '../../src/contract/application';
import type { DictionaryEntry } from '../../src/contract/dictionary';
import type { MessageId } from './texts';
import type { Visit } from './visit';

/** A row of the copy: the title of a section, label and value of a field, or the parts of a text. */
export type CopyRow = readonly string[];

const GIVEN: MessageId = 'zakonczenie.kopia.zgoda';

/** The rows that the copy of a posted application should have, from the body and from what the backend offers. */
export class ExpectedCopy {
  private constructor(
    private readonly visit: Visit,
    private readonly countries: readonly DictionaryEntry[],
    private readonly citizenships: readonly DictionaryEntry[],
  ) {}

  static async of(visit: Visit): Promise<ExpectedCopy> {
    const [countries, citizenships] = await Promise.all(
      ['kraj', 'obywatelstwo'].map((name) => dictionary(visit.page.request, name, visit.language)),
    );
    return new ExpectedCopy(visit, countries ?? [], citizenships ?? []);
  }

  rows(body: Application): CopyRow[] {
    const { kandydat, wybranyNabor, wydanieEls, warunkiRekrutacyjne } = body;
    const { kierunekSpecjalnosc, rekrutacja } = wybranyNabor;
    const { adresKontaktowy, obcokrajowiec, pesel } = kandydat;
    return [
      this.title('podsumowanie.studia.tytul'),
      this.row('oferty.grupa', this.say('kierunek.grupa.studia_wyzsze.tytul')),
      this.row('jezyk.tytul', this.visit.language === 'pl' ? 'Polski' : 'Русский'),
      this.row('podsumowanie.studia.poziom', kierunekSpecjalnosc.stopienStudiow.nazwa),
      this.row('podsumowanie.studia.tryb', kierunekSpecjalnosc.trybStudiow.nazwa),
      this.row('podsumowanie.studia.kierunek', kierunekSpecjalnosc.kierunek.nazwa),
      this.row('podsumowanie.studia.specjalnosc', kierunekSpecjalnosc.specjalnosc?.nazwa ?? ''),
      this.row('podsumowanie.studia.miasto', kierunekSpecjalnosc.wydzial.nazwa),
      this.row('oferty.numer', String(rekrutacja.id)),
      this.row('oferty.numer_oferty', String(kierunekSpecjalnosc.id)),
      this.title('podsumowanie.obywatelstwo.tytul'),
      this.row(
        'podsumowanie.obywatelstwo.tytul',
        this.say(`podsumowanie.obywatelstwo.${obcokrajowiec ? 'inne' : 'polskie'}`),
      ),
      ...(obcokrajowiec
        ? [
            this.row(
              'podsumowanie.obywatelstwo.pesel',
              this.say(`podsumowanie.obywatelstwo.pesel_${pesel === null ? 'nie' : 'tak'}`),
            ),
          ]
        : []),
      this.title('podsumowanie.legitymacja.tytul'),
      this.row('podsumowanie.legitymacja.zamawiam', this.yesOrNo(wydanieEls)),
      ...this.person(kandydat),
      this.title('podsumowanie.adres.tytul'),
      ...this.address(kandydat.adres),
      this.title('podsumowanie.adres_korespondencyjny.tytul'),
      ...(adresKontaktowy === null
        ? [
            this.row(
              'podsumowanie.adres_korespondencyjny.tytul',
              this.say('podsumowanie.adres_korespondencyjny.taki_sam'),
            ),
          ]
        : this.address(adresKontaktowy)),
      this.title('podsumowanie.dane_kontaktowe.tytul'),
      this.row('podsumowanie.dane_kontaktowe.email', kandydat.email),
      this.row(
        'podsumowanie.dane_kontaktowe.numer',
        kandydat.telefon.replace(/^(\+\d+)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4'),
      ),
      this.title('podsumowanie.formularze.tytul'),
      ...this.answers(body),
      this.title('podsumowanie.regulamin.tytul'),
      ...warunkiRekrutacyjne.map(({ tytul, trescWarunkow }) => [
        tytul,
        this.say(GIVEN),
        textOf(trescWarunkow),
      ]),
    ];
  }

  private say(id: MessageId): string {
    return this.visit.texts.say(id);
  }

  private title(id: MessageId): CopyRow {
    return [this.say(id)];
  }

  private row(label: MessageId, value: string): CopyRow {
    return [this.say(label), value];
  }

  private yesOrNo(yes: boolean): string {
    return this.say(yes ? 'podsumowanie.formularze.tak' : 'podsumowanie.formularze.nie');
  }

  private person(sent: Application['kandydat']): CopyRow[] {
    const { pesel, obcokrajowiecRodzajDowodu: document } = sent;
    const [year = '', month = '', day = ''] = sent.dataUrodzenia.split('-');
    const personal = (name: string) => `podsumowanie.dane_osobowe.${name}` as MessageId;
    return [
      this.title(personal('tytul')),
      this.row(personal('imie'), sent.imie),
      this.row(personal('imie_drugie'), sent.imie2 ?? this.say('zakonczenie.kopia.nie_podano')),
      this.row(personal('nazwisko'), sent.nazwisko),
      ...(pesel === null ? [] : [this.row(personal('pesel'), pesel)]),
      ...(document === null
        ? []
        : [
            this.row(personal('rodzaj_dowodu'), this.say(personal(`rodzaj_dowodu.${document}`))),
            this.row(personal('seria_numer_dowodu'), sent.obcokrajowiecSeriaNumerDowodu ?? ''),
          ]),
      this.row(personal('data_ur'), `${day}/${month}/${year}`),
      this.row(personal('miejsce_ur'), sent.miejsceUrodzenia),
      this.row(
        personal('plec'),
        this.say(personal(sent.plec === 'Kobieta' ? 'plec.kobieta' : 'plec.mezczyzna')),
      ),
      this.row(personal('obywatelstwo'), nameOf(this.citizenships, sent.obywatelstwo)),
      this.row(personal('kraj_pochodzenia'), nameOf(this.countries, sent.krajPochodzenia)),
    ];
  }

  private address(sent: Address): CopyRow[] {
    const { kraj, kodPocztowy, wojewodztwo } = sent;
    const field = (name: string) => `podsumowanie.adres.${name}` as MessageId;
    return [
      this.row(field('kraj'), nameOf(this.countries, kraj)),
      this.row(
        field('kod_pocztowy'),
        kraj === 'PL' ? `${kodPocztowy.slice(0, 2)}-${kodPocztowy.slice(2)}` : kodPocztowy,
      ),
      this.row(field('miejscowosc'), sent.miejscowosc),
      this.row(
        field('rodzaj_miejscowosci'),
        this.say(field(`rodzaj_miejscowosci.${sent.rodzajMiejscowosci === 1 ? 'miasto' : 'wies'}`)),
      ),
      ...(wojewodztwo === null ? [] : [this.row(field('wojewodztwo'), wojewodztwo)]),
      this.row(field('ulica'), sent.adres),
      this.row(field('numer_domu'), sent.numerDomu),
    ];
  }

  private answers({ definicjeFormularzy }: Application): CopyRow[] {
    const shown = this.visit.questions.flatMap(({ pozycjeFormularza }) => pozycjeFormularza);
    return definicjeFormularzy.flatMap(({ tytul, informacja, pozycjeFormularza }) => {
      const rows = pozycjeFormularza.map((question) => [
        shown.find(({ id }) => id === question.id)?.nazwa ?? tytul,
        this.answer(question),
      ]);
      const title = rows.some(([label]) => label === tytul) ? [] : [tytul];
      const text = informacja === null ? [] : [textOf(informacja)];
      return title.length + text.length > 0 ? [[...title, ...text], ...rows] : rows;
    });
  }

  private answer({ odpowiedz }: AnsweredQuestion): string {
    const given = [odpowiedz].flat().filter((answer) => answer !== null);
    return given
      .map(({ formularzTyp, odpowiedzNazwa }) =>
        formularzTyp === 'TAKNIE' ? this.yesOrNo(odpowiedzNazwa === 'TAK') : odpowiedzNazwa,
      )
      .join('\n');
  }
}

function nameOf(entries: readonly DictionaryEntry[], wartosc: string): string {
  return entries.find((entry) => entry.wartosc === wartosc)?.nazwa ?? wartosc;
}

/** The text of the sample's simple HTML. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

async function dictionary(
  request: APIRequestContext,
  name: string,
  language: string,
): Promise<DictionaryEntry[]> {
  const answer = await request.get(`api/rekrutacja/slowniki/${name}?lang=${language}`);
  return (await answer.json()) as DictionaryEntry[];
}
