import { screen, within } from '@testing-library/react';
import type { FormDefinition } from '../../../../contract/question';
import { answerKey } from '../../../../domain/enrolmentValues';
import { button } from '../../../../testing/controls';
import { QUESTIONS, SEVERAL, TYPED, YES_NO } from '../../../../testing/domainFixtures';
import { containing, message, phrase } from '../../../../testing/message';
import { loadedData, ready, renderSection } from '../../../../testing/renderSection';
import type { FetchedList } from '../../model/fetchedList';
import { QuestionsSection } from './QuestionsSection';

function show(facts: Partial<FetchedList<FormDefinition>>, language: 'pl' | 'eng' = 'pl') {
  const data = loadedData({ questions: { ...ready<FormDefinition>([]), ...facts } });
  const shown = renderSection(<QuestionsSection number={8} data={data} />, { language });
  return { ...shown, answers: () => shown.values().odpowiedzi };
}

test('[2.5.10, 3.9.1] a question with TAK and NIE has translated answers', async () => {
  const { user, answers } = show({ data: QUESTIONS }, 'eng');
  const question = screen.getByRole('radiogroup', { name: 'Pytanie tak lub nie' });
  await user.click(within(question).getByRole('radio', { name: 'No' }));
  expect(answers()).toEqual({ [answerKey(YES_NO.id)]: '102' });
});

test('[3.9.2, 4.4.18] a question with one answer is a text field', async () => {
  const { user, answers } = show({ data: QUESTIONS });
  await user.type(screen.getByRole('textbox', { name: 'Pytanie o tekst' }), 'tekst');
  expect(answers()).toEqual({ [answerKey(TYPED.id)]: 'tekst' });
});

test('a typed answer has several lines, and is counted from 80 % of its limit on', async () => {
  const { user, answers } = show({ data: QUESTIONS }, 'eng');
  const field = screen.getByRole('textbox', { name: 'Pytanie o tekst' });
  await user.type(field, 'one{Enter}two');
  expect(answers()).toEqual({ [answerKey(TYPED.id)]: 'one\ntwo' });
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(3199));
  expect(field).not.toHaveAccessibleDescription();
  await user.type(field, 'y');
  expect(field).toHaveAccessibleDescription('Characters: 3,200 of 4,000');
  await user.paste('z'.repeat(801));
  await user.tab();
  expect(field).toHaveAccessibleDescription(/4000 characters.*4,001 of 4,000/);
});

test('[3.9.3] any other question has several answers, and the name of its form when it has no text', async () => {
  const { user, answers } = show({ data: QUESTIONS });
  const question = screen.getByRole('group', {
    name: containing('Formularz drugi', message('podsumowanie.formularze.nieobowiazkowe_kilka')),
  });
  await user.click(within(question).getByRole('checkbox', { name: 'Odpowiedź C' }));
  await user.click(within(question).getByRole('checkbox', { name: 'Odpowiedź A' }));
  expect(answers()).toEqual({ [answerKey(SEVERAL.id)]: ['301', '303'] });
});

test('the information of a form is shown as text, and its title when no question has it', async () => {
  show({ data: QUESTIONS });
  expect(screen.getByRole('heading', { name: 'Formularz pierwszy' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Formularz drugi' })).not.toBeInTheDocument();
  expect(await screen.findByText('Informacja')).toBeInTheDocument();
});

test('a question without answers is omitted', () => {
  const nothing = { id: 1, nazwa: 'Pytanie bez odpowiedzi', wymagane: true, odpowiedzi: [] };
  show({ data: [{ tytul: 'Formularz', informacja: null, pozycjeFormularza: [nothing] }] });
  expect(screen.queryByText('Pytanie bez odpowiedzi')).not.toBeInTheDocument();
});

test('when the call failed the section shows an error with a retry', async () => {
  const refetch = jest.fn();
  const { user } = show({ state: 'failed', refetch });
  expect(screen.getByRole('alert')).toHaveTextContent(phrase('podsumowanie.formularze.blad'));
  await user.click(button('start.blad.ponow'));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('during the retry the button stays and is disabled', async () => {
  const refetch = jest.fn();
  const { user } = show({ state: 'failed', retrying: true, refetch });
  await user.click(button('start.blad.ponawianie'));
  expect(refetch).not.toHaveBeenCalled();
});
