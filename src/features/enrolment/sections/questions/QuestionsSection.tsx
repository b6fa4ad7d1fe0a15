import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { FormDefinition } from '../../../../contract/question';
import { answerKey } from '../../../../domain/enrolmentValues';
import { isAnswerable, questionText } from '../../../../domain/questions';
import { Section } from '../../../../ui/Section';
import { ServerHtml } from '../../../../ui/ServerHtml';
import { sectionElementId } from '../../form/shownSections';
import { FetchedContent } from '../../loading/FetchedContent';
import type { FetchedList } from '../../loading/fetchedList';
import { QuestionField } from './QuestionField';

interface QuestionsSectionProps {
  number: number;
  questions: FetchedList<FormDefinition>;
  /** See `FetchedContent`. */
  reported?: boolean;
}

/** The extra questions of the chosen programme, grouped by form. */
export const QuestionsSection = memo(function QuestionsSection({
  number,
  questions,
  reported,
}: QuestionsSectionProps) {
  const intl = useIntl();
  return (
    <Section
      id={sectionElementId('questions')}
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.formularze.tytul' })}
    >
      <FetchedContent
        list={questions}
        section="questions"
        reported={reported}
        failed="podsumowanie.formularze.blad"
        loading="podsumowanie.formularze.wczytywanie"
      >
        {questions.data.map((definition, index) => (
          <QuestionForm key={index} definition={definition} />
        ))}
      </FetchedContent>
    </Section>
  );
});

const Definition = styled('div')({
  '& + &': { marginTop: 28 },
  '& > h3': { marginBottom: 12 },
  '& > .Prose': { marginBottom: 16 },
  '& > .MuiFormControl-root + .MuiFormControl-root': { marginTop: 28 },
});

function QuestionForm({ definition }: { definition: FormDefinition }) {
  const { tytul, informacja, pozycjeFormularza } = definition;
  const questions = pozycjeFormularza.filter(isAnswerable);
  if (questions.length === 0) return null;
  const titleIsTheQuestion = questions.some(
    (question) => questionText(question, definition) === tytul,
  );
  return (
    <Definition>
      {!titleIsTheQuestion && <Typography variant="h3">{tytul}</Typography>}
      {informacja !== null && <ServerHtml html={informacja} headingsFrom={4} />}
      {questions.map((question) => (
        <QuestionField
          key={answerKey(question.id)}
          question={question}
          text={questionText(question, definition)}
        />
      ))}
    </Definition>
  );
}
