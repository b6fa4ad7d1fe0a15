import type { AnsweredQuestion, Application } from '../contract/application';
import { consentLink, uniqueConsents } from '../domain/consents';
import { answerKey } from '../domain/enrolmentValues';
import { isAnswerable, questionText } from '../domain/questions';
import { type Item, line, type ShownData, type Translate, yesOrNo } from './copyFields';

/** The extra questions by form, with their answers. */
export function questions(translate: Translate, { definicjeFormularzy }: Application): Item[] {
  return definicjeFormularzy.flatMap((definition) => {
    const { tytul, informacja, pozycjeFormularza } = definition;
    const answerable = pozycjeFormularza.filter(isAnswerable);
    if (answerable.length === 0) return [];
    const answered = answerable.map((question) =>
      line(questionText(question, definition), answerText(translate, question)),
    );
    // As in the form, a title that is the question itself is not repeated.
    const title = answered.some((each) => each.kind === 'line' && each.label === tytul)
      ? null
      : tytul;
    const body = informacja === null ? null : { html: informacja };
    const head: Item[] =
      title === null && body === null ? [] : [{ kind: 'text', title, answer: null, body }];
    return [...head, ...answered];
  });
}

function answerText(translate: Translate, { odpowiedz }: AnsweredQuestion): string {
  const answers = Array.isArray(odpowiedz) ? odpowiedz : [odpowiedz];
  const given = answers
    .filter((answer) => answer !== null)
    .map(({ formularzTyp, odpowiedzNazwa }) =>
      formularzTyp === 'TAKNIE' ? yesOrNo(translate, odpowiedzNazwa === 'TAK') : odpowiedzNazwa,
    );
  return given.length > 0 ? given.join('\n') : translate('zakonczenie.kopia.nie_podano');
}

/** The consents that were shown: those that were sent are given. */
export function consents(
  translate: Translate,
  { warunkiRekrutacyjne }: Application,
  shown: ShownData,
): Item[] {
  const sent = new Map(warunkiRekrutacyjne.map((consent) => [answerKey(consent.id), consent]));
  const known = [...warunkiRekrutacyjne, ...shown.consents];
  return uniqueConsents(known).map(({ id, tytul, trescWarunkow }) => {
    const given = sent.get(answerKey(id))?.zgoda === true;
    const link = consentLink(trescWarunkow);
    return {
      kind: 'text',
      title: tytul,
      answer: translate(given ? 'zakonczenie.kopia.zgoda' : 'zakonczenie.kopia.bez_zgody'),
      body: link === null ? { html: trescWarunkow } : { plain: link },
    };
  });
}
