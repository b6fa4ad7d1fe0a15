import { screen, waitFor, within } from '@testing-library/react';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { message } from '../../../testing/message';

const LISTS = ['kraj', 'obywatelstwo', 'numer-kierunkowy'].map((name) => `GET slowniki/${name}`);

test.each([
  ['krajPochodzenia', true],
  ['adresKontaktowy.kraj', true],
  ['obywatelstwo', true],
  ['numerKierunkowy', true],
  ['imie', false],
])('a refused %s fetches the dictionaries anew: %s', async (pole, anew) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bledy = [{ pole, klucz: RULE_MESSAGES.notAsSent }];
  const refusal = { status: 400, body: { kod: 'NIEPOPRAWNE_DANE', bledy } };
  const answers = { 'POST kandydaci': () => refusal };
  const { user, calls } = await showLoadedForm({ values: poleValues(), answers });
  const before = calls.length;
  await user.click(submitButton());
  await waitFor(() => expect(submitButton()).toHaveAttribute('aria-disabled', 'false'));
  const later = calls.slice(before).map(({ call }) => call);
  expect(later.sort()).toEqual([...(anew ? LISTS : []), 'POST kandydaci'].sort());
});

test('a country that was renamed is offered by its new value', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let renamed = false;
  const bledy = [{ pole: 'krajPochodzenia', klucz: RULE_MESSAGES.notAsSent }];
  const { user } = await showLoadedForm({
    values: { ...poleValues(), krajPochodzenia: 'UA' },
    answers: {
      'GET slowniki/kraj': () => ({
        body: [
          { nazwa: 'Polska', wartosc: 'PL' },
          { nazwa: 'Ukraina', wartosc: renamed ? 'UKR' : 'UA' },
        ],
      }),
      'POST kandydaci': () => {
        renamed = true;
        return { status: 400, body: { kod: 'NIEPOPRAWNE_DANE', bledy } };
      },
    },
  });
  await user.click(submitButton());
  const values = () =>
    within(
      screen.getByRole('combobox', {
        name: message('podsumowanie.dane_osobowe.kraj_pochodzenia'),
      }),
    )
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
  await waitFor(() => expect(values()).toContain('UKR'));
});
