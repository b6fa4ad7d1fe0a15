import { screen, waitFor, within } from '@testing-library/react';
import pl from '../../../../../i18n/pl.json';
import { POLAND } from '../../../../testing/domainFixtures';
import { enrolmentBackend, showEnrolment } from '../../../../testing/enrolmentScreen';
import { message, phrase } from '../../../../testing/message';

const origin = () => screen.getByLabelText(message('podsumowanie.dane_osobowe.kraj_pochodzenia'));
const residence = () =>
  within(screen.getByRole('region', { name: phrase('podsumowanie.adres.tytul') })).getByLabelText(
    message('podsumowanie.adres.kraj'),
  );
const prefix = () =>
  screen.getByLabelText(message('podsumowanie.dane_kontaktowe.numer_kierunkowy'));

async function foreigner() {
  enrolmentBackend();
  const { user } = await showEnrolment();
  await user.click(screen.getByRole('radio', { name: pl['podsumowanie.obywatelstwo.inne'] }));
  await screen.findByRole('option', { name: 'ukraińskie' });
  const choose = (name: string) =>
    user.selectOptions(
      screen.getByLabelText(message('podsumowanie.dane_osobowe.obywatelstwo')),
      name,
    );
  return { user, choose };
}

const expectAnswers = (...values: string[]) =>
  waitFor(() => {
    const selects = [origin(), residence(), prefix()];
    expect(selects.map((select) => (select as HTMLSelectElement).value)).toEqual(values);
  });

test('[3.3.12] country of origin, residence and prefix are derived from the citizenship until they are changed', async () => {
  const { user, choose } = await foreigner();
  await expectAnswers('', POLAND, '+48');
  await choose('ukraińskie');
  await expectAnswers('UA', 'UA', '+380');
  await user.selectOptions(prefix(), '+48');
  await user.selectOptions(residence(), 'Polska');
  await choose('niemieckie');
  await expectAnswers('DE', POLAND, '+48');
});
