import { readFileSync } from 'node:fs';
import { CANDIDATE, Form } from '../pages/form';
import { openForm } from '../pages/openForm';
import { WIDTHS } from '../pages/visit';
import { examine } from '../reading/axe';
import { expect, test } from '../test';

test('on a phone a candidate reads a sentence out and saves a file without typed values', async ({
  page,
}) => {
  const { texts } = await openForm(page, WIDTHS.phone);
  await new Form(page, texts).fillPole();
  await page
    .getByRole('button', { name: texts.say('pomoc.dane.pokaz') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: texts.say('pomoc.dane.tytul') });
  await expect(dialog).toHaveAccessibleDescription(
    /: Formularz, \d+.p[oó]l.+, ostatnia odpowiedź serwera: 200, godz..\d\d:\d\d Kod: [\w-]{8}$/,
  );
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await examine(page, 'dialog', '[role=dialog]');

  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: texts.say('pomoc.dane.zapisz') }).click();
  const file = readFileSync(await (await coming).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ snapshot: { route: '/podsumowanie' } });
  for (const value of Object.values(CANDIDATE)) expect(file).not.toContain(value);

  const data = dialog.getByRole('button', { name: texts.say('pomoc.dane.wszystkie') });
  const text = dialog.getByText(texts.say('pomoc.dane.opis'));
  const spaceAbove = async () => {
    const [above, below] = [await text.boundingBox(), await data.boundingBox()];
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
  };
  const space = await spaceAbove();
  expect(space).toBeGreaterThan(15);
  await data.click();
  await expect.poll(spaceAbove).toBe(space);
  await expect(dialog.getByRole('textbox')).toHaveValue(/"actions": \[/);
  await examine(page, 'dialog with all data', '[role=dialog]');
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
});
