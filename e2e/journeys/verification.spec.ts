import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shownReference } from '../../src/domain/referenceNumber';
import { PATHS } from '../../src/domain/screens';
import { type Backend, startBackend } from '../backend/server';
import { waitForFonts } from '../pages/application';
import { FilledForm } from '../pages/filledForm';
import { CANDIDATE } from '../pages/form';
import { expectScreen } from '../pages/screens';
import { open, settled, startVisit, type Visit, WIDTHS } from '../pages/visit';
import { examine } from '../reading/axe';
import { headingFonts } from '../reading/headingFonts';
import { readFit } from '../reading/readFit';
import { expect, test } from '../test';

const { privateKey } = generateKeyPairSync('ed25519');
const RECEIPT_KEY = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

const signing = test.extend<object, { backend: Backend }>({
  backend: [
    // Playwright derives the fixture's dependencies from this pattern.
    async ({}, use) => {
      const backend = await startBackend({ RECEIPT_KEY });
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],
});

/** Sends an application and downloads its copy; returns its number and the file. */
async function downloadCopy(visit: Visit, backend: Backend) {
  const { page, texts } = visit;
  const form = await FilledForm.open({ visit, backend });
  await form.submit();
  await expectScreen(page, texts, 'completion');
  const stored = await form.expectSavedOnce();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.say('zakonczenie.kopia.pobierz') }).click();
  const html = readFileSync(await (await coming).path(), 'utf8');
  return { reference: shownReference(String(stored['reference'])), html };
}

async function choose(page: Page, html: string): Promise<void> {
  const buffer = Buffer.from(html);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kopia.html', mimeType: 'text/html', buffer });
}

/** What the office's command writes about a file. */
function verify(html: string): string {
  const file = test.info().outputPath('kopia.html');
  writeFileSync(file, html);
  const server = path.join(__dirname, '..', '..', 'build', 'server.js');
  try {
    const env = { ...process.env, RECEIPT_KEY, INIT_CWD: '' };
    const given = [server, 'applications', 'verify', file];
    return execFileSync(process.execPath, given, { env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  }
}

for (const [language, scheme, width] of [
  ['pl', 'light', WIDTHS.desktop],
  ['ru', 'dark', WIDTHS.phone],
] as const) {
  signing(
    `${language}, ${width} px: a downloaded copy is genuine without a network, and an edited one is told from what was signed`,
    async ({ page, backend, context }) => {
      const visit = await startVisit(page, { language, scheme, width });
      const { say } = visit.texts;
      const { reference, html } = await downloadCopy(visit, backend);
      await open(visit, PATHS.verification);
      await expectScreen(page, visit.texts, 'verification');
      await expect(page.locator('input[type=file]')).toBeAttached();
      await settled(visit);
      // Otherwise a prefetch may be under way.
      await waitForFonts(page);
      await context.setOffline(true);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));

      await choose(page, html);
      const result = page.getByRole('status').filter({ has: page.getByRole('heading') });
      await expect(result).toContainText(say('sprawdz.wynik.prawdziwa'));
      const signed = page.getByRole('region', { name: say('sprawdz.tresc') });
      await expect(signed.getByText(reference).first()).toBeVisible();
      expect(await headingFonts(page)).toHaveLength(1);
      await examine(page, 'a genuine copy');
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await page.evaluate(readFit)).toEqual({ cut: [], width: 320, available: 320 });

      const edited = html.replace(`<td>${CANDIDATE.firstName}</td>`, '<td>Kto inny</td>');
      expect(edited).not.toBe(html);
      await choose(page, edited);
      await expect(result).toContainText(say('sprawdz.wynik.inny_tekst'));
      await expect(signed.getByText(CANDIDATE.firstName).first()).toBeVisible();
      await examine(page, 'an edited copy');
      expect(requests).toEqual([]);

      expect(verify(html)).toContain(`Genuine: ${reference}, stored at 20`);
      expect(verify(edited)).toContain('The file shows another text');
    },
  );
}
