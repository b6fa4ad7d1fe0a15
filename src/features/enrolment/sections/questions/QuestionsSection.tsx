import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { FormDefinition } from '../../../../contract/question';
import { answerKey } from '../../../../domain/enrolmentValues';
import { isAnswerable } from '../../../../domain/questions';
import { Section } from '../../../../ui/Section';
import { ServerHtml } from '../../../../ui/ServerHtml';
import type { Part } from '../../loading/usePart';
import { PartBody } from '../../loading/PartBody';
import { sectionElementId } from '../../shownSections';
import { QuestionField } from './QuestionField';
import { questionText } from './questionText';

interface QuestionsSectionProps {
  number: number;
  questions: Part<FormDefinition>;
}

/** The extra questions of the chosen programme, form by form. */
export const QuestionsSection = memo(function QuestionsSection({
  number,
  questions,
}: QuestionsSectionProps) {
  const intl = useIntl();
  return (
    <Section
      id={sectionElementId('questions')}
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.formularze.tytul' })}
    >
      <PartBody
        part={questions}
        section="questions"
        failed="podsumowanie.formularze.blad"
        loading="podsumowanie.formularze.wczytywanie"
      >
        {questions.data.map((definition, index) => (
          <QuestionForm key={index} definition={definition} />
        ))}
      </PartBody>
    </Section>
  );
});

function QuestionForm({ definition }: { definition: FormDefinition }) {
  const { tytul, informacja, pozycjeFormularza } = definition;
  const questions = pozycjeFormularza.filter(isAnswerable);
  if (questions.length === 0) return null;
  const titleIsTheQuestion = questions.some(
    (question) => questionText(question, definition) === tytul,
  );
  return (
    <div className="QuestionForm">
      {!titleIsTheQuestion && <h3 className="h3">{tytul}</h3>}
      {informacja !== null && <ServerHtml html={informacja} headingsFrom={4} />}
      {questions.map((question) => (
        <div key={answerKey(question.id)} className="Question">
          <QuestionField question={question} text={questionText(question, definition)} />
        </div>
      ))}
    </div>
  );
}
