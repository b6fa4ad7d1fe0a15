import { shownReference } from '../../src/domain/referenceNumber';
import { FilledForm } from '../pages/filledForm';
import { startVisit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

test.describe.configure({ mode: 'parallel' });

for (const language of ['pl', 'ru'] as const) {
  for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
    test(`${language}, ${width} px: the receipt has the number of the stored application, after a reload too`, async ({
      page,
      backend,
    }) => {
      const visit = await startVisit(page, { language, scheme: 'light', width });
      const form = await FilledForm.open({ visit, backend });
      await form.submit();
      const stored = await form.expectSavedOnce();
      const { say } = visit.texts;
      const receipt = page.getByRole('region', { name: say('zakonczenie.numer') });
      const number = receipt.getByText(shownReference(String(stored?.['reference'])), {
        exact: true,
      });
      const name = receipt.getByText(`${String(stored?.['imie'])} ${String(stored?.['nazwisko'])}`);
      await expect(number).toBeVisible();
      await expect(name).toBeVisible();
      const copy = page.getByRole('region', { name: say('zakonczenie.kopia.tytul') });
      await expect(copy.getByRole('button')).toHaveCount(3);
      await page.reload();
      await expect(number).toBeVisible();
      await expect(name).toBeHidden();
      await expect(copy).toContainText(say('zakonczenie.kopia.brak'));
      await expect(copy.getByRole('button')).toHaveCount(0);
      await expect(page.locator('.ApplicationCopy')).toHaveCount(0);
    });
  }
}
