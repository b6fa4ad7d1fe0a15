import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FormDefinition } from '../../../../contract/question';
import { answerKey } from '../../../../domain/enrolmentValues';
import { isAnswerable, questionText } from '../../../../domain/questions';
import { Section } from '../../../../ui/Section';
import { ServerHtml } from '../../../../ui/ServerHtml';
import { useSectionHead } from '../../model/shownSections';
import type { SectionProps } from '../../model/useEnrolmentData';
import { FetchedContent } from '../FetchedContent';
import { QuestionField } from './QuestionField';

/** The extra questions of the chosen programme, grouped by form. */
export function QuestionsSection({ number, data }: SectionProps) {
  return (
    <Section {...useSectionHead('questions')} number={number}>
      <FetchedContent data={data} list="questions" loading="podsumowanie.formularze.wczytywanie">
        {data.questions.data.map((definition, index) => (
          <QuestionForm key={index} definition={definition} />
        ))}
      </FetchedContent>
    </Section>
  );
}

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
