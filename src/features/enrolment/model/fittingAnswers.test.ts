import { answerKey } from '../../../domain/enrolmentValues';
import { QUESTIONS, SEVERAL, TYPED, YES_NO } from '../../../testing/domainFixtures';
import { answersWithContent, fittingAnswers } from './fittingAnswers';

const yesNo = answerKey(YES_NO.id);
const typed = answerKey(TYPED.id);
const several = answerKey(SEVERAL.id);

test('answers that are still offered stay', () => {
  const answers = { [yesNo]: '101', [typed]: 'Szkoła', [several]: ['301', '303'] };
  expect(fittingAnswers(answers, QUESTIONS)).toEqual(answers);
});

test.each([
  ['of a question that is gone', { id99: 'x' }, {}],
  ['that is no longer offered', { [yesNo]: '109' }, {}],
  [
    'one of several that is no longer offered',
    { [several]: ['301', '309'] },
    { [several]: ['301'] },
  ],
  ['of a question that became one of several answers', { [several]: '301' }, {}],
  ['of a question that became a text', { [typed]: ['201'] }, {}],
  ['of a question that became a yes or no', { [yesNo]: 'Szkoła' }, {}],
])('an answer %s is dropped', (_which, answers, fitting) => {
  expect(fittingAnswers(answers, QUESTIONS)).toEqual(fitting);
});

test('empty answers are dropped', () => {
  const answers = { [typed]: '', [several]: [], [yesNo]: '101' };
  expect(fittingAnswers(answers, QUESTIONS)).toEqual({ [yesNo]: '101' });
  expect(answersWithContent(answers)).toEqual({ [yesNo]: '101' });
});
