import { PATHS } from '../../src/domain/screens';
import { Form } from '../pages/form';
import { clickForward, expectScreen } from '../pages/screens';
import { answer, open, settled, startVisit, type Visit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

const VIEW = { language: 'pl', scheme: 'light', width: WIDTHS.phone } as const;

async function fillForm({ page, texts, questions }: Visit): Promise<Form> {
  const form = new Form(page, texts);
  await form.fillPole();
  await form.answerAll(questions);
  await form.acceptAll();
  return form;
}

test.use({ expectedErrors: [/status of 400/] });

test('an offer that was withdrawn is dropped with a notice, and typed data stays', async ({
  page,
}) => {
  const visit = await startVisit(page, VIEW);
  const { offer, texts } = visit;
  const mode = { nazwa: 'Inny tryb' };
  const left = {
    ...offer,
    kierunekSpecjalnosc: { ...offer.kierunekSpecjalnosc, id: 11002, trybStudiow: mode },
  };
  await answer(visit, 'dks', { json: [offer, left] });
  // Both matched each choice but the last one.
  const both = [offer, left];
  const { whole } = visit;
  const history = { ...whole.history, 1: both, 2: both, 3: both, 4: both };
  await open(visit, PATHS.summary, { ...whole, history });
  await expectScreen(page, texts, 'summary');
  await settled(visit);
  const form = await fillForm(visit);
  await answer(visit, 'dks', { json: [left] });
  await answer(visit, 'kandydaci', {
    status: 400,
    json: { kod: 'OFERTA_NIEDOSTEPNA', bledy: [] },
  });
  await form.submit();
  await expectScreen(page, texts, 'mode');
  await expect(page.getByText('Oferta studiów się zmieniła. Wybierz ponownie: tryb')).toBeVisible();
  await page.getByRole('radio', { name: mode.nazwa }).check();
  await clickForward(page, texts, 'summary');
  await expect(form.field(form.personal, 'podsumowanie.dane_osobowe.imie')).not.toHaveValue('');
});
