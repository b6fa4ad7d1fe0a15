import { screen } from '@testing-library/react';
import type { FakeAnswer } from '../../../testing/backend';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { phrase } from '../../../testing/message';

const onLine = () => jest.spyOn(navigator, 'onLine', 'get');

test('without a connection nothing is sent, and the same button sends it later', async () => {
  const inTurn: FakeAnswer[] = ['networkFault', {}];
  const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
  const { user, accepted } = await showLoadedForm({ values: poleValues(), answers });
  const connection = onLine().mockReturnValue(false);
  await user.click(submitButton());
  await screen.findByText(phrase('podsumowanie.wynik.bez_internetu.tytul'));
  connection.mockReturnValue(true);
  await user.click(submitButton());
  await accepted();
});

test('a connection that is lost while sending may have stored the application', async () => {
  const connection = onLine();
  const answers = {
    'POST kandydaci': (): FakeAnswer => {
      connection.mockReturnValue(false);
      return 'networkFault';
    },
  };
  const { user } = await showLoadedForm({ values: poleValues(), answers });
  await user.click(submitButton());
  await screen.findByText(phrase('podsumowanie.wynik.niepotwierdzone.tytul'));
});
