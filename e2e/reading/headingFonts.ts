import type { Page } from '@playwright/test';

/** The different fonts of the headings below that of the screen. */
export async function headingFonts(page: Page): Promise<string[]> {
  const fonts = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) =>
      headings.map((heading) => {
        const { fontFamily, fontSize, fontWeight } = getComputedStyle(heading);
        return `${fontWeight} ${fontSize} ${fontFamily}`;
      }),
    );
  return [...new Set(fonts)];
}
