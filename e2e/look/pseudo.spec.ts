import { visitMessages } from '../pages/messageStates';
import { visitScreens, visitStates } from '../pages/states';
import { startVisit } from '../pages/visit';
import { PageReader } from '../reading/pageReader';
import { PSEUDO, speakPseudo } from '../reading/pseudoLanguage';
import { test } from '../test';

test.use({ expectedErrors: [/status of (400|404|429|500)/] });

for (const [places, visitPlaces] of [
  ['screens', visitScreens],
  ['other states', visitStates],
  ['messages', visitMessages],
] as const) {
  test(`every text of the ${places} is translated, and fits in 320 px`, async ({ page }) => {
    test.slow();
    await speakPseudo(page);
    const reader = new PageReader(page);
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 320 });
    await visitPlaces({ ...visit, texts: PSEUDO }, (state) => reader.expectWhole(state));
  });
}
