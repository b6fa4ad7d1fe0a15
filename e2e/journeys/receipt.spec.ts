import { readFileSync } from 'node:fs';
import { shownReference } from '../../src/domain/referenceNumber';
import { FilledForm } from '../pages/filledForm';
import { startVisit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

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
      const number = receipt.getByText(shownReference(String(stored['reference'])), {
        exact: true,
      });
      const { kandydat, wybranyNabor } = stored.application;
      const name = receipt.getByText(`${kandydat.imie} ${kandydat.nazwisko}`);
      await expect(number).toBeVisible();
      await expect(name).toBeVisible();
      const copy = page.getByRole('region', { name: say('zakonczenie.kopia.tytul') });
      await expect(copy.getByRole('button')).toHaveCount(3);
      // Of the dean's offices, the documents and the dates those for this candidate.
      const office = page.getByRole('listitem').filter({ hasText: 'Przykładowa' });
      await expect(office).toHaveText(
        new RegExp(`^${wybranyNabor.kierunekSpecjalnosc.wydzial.nazwa}:`),
      );
      await expect(page.locator('.Prose ul').first().getByRole('listitem')).toHaveCount(1);
      const calendar = page.getByRole('button', {
        name: say('zakonczenie.kalendarz', { data: '' }).trim(),
      });
      const coming = page.waitForEvent('download');
      await calendar.click();
      const download = await coming;
      const [, year] = /^rekrutacja-(\d{4})-09-30\.ics$/.exec(download.suggestedFilename()) ?? [];
      const file = readFileSync(await download.path(), 'utf8');
      expect(file).toContain(`\r\nDTSTART;VALUE=DATE:${String(year)}0930\r\n`);
      const { imie, nazwisko, email } = kandydat;
      for (const personal of [String(stored['reference']), imie, nazwisko, email]) {
        expect(file).not.toContain(personal);
      }
      await page.reload();
      await expect(number).toBeVisible();
      await expect(name).toBeHidden();
      await expect(office).toHaveCount(1);
      await expect(copy).toContainText(say('zakonczenie.kopia.brak'));
      await expect(copy.getByRole('button')).toHaveCount(0);
      await expect(page.locator('.ApplicationCopy')).toHaveCount(0);
    });
  }
}
