import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { type Backend, startBackend } from '../backend/server';
import { test } from '../test';
import { startVisit, type View, type Visit } from './visit';

/** The institutions of docs/configuration.md. */
export const BRANDS = ['academy', 'polytechnic'] as const;
type Brand = (typeof BRANDS)[number];

/** The `CONFIG_FILE` of an institution. */
function brandFile(brand: Brand): string {
  return path.join(__dirname, '..', '..', 'docs', 'brands', `${brand}.json`);
}

export function brandOf(brand: Brand): SiteConfig {
  return JSON.parse(readFileSync(brandFile(brand), 'utf8')) as SiteConfig;
}

/** `test` with the backend of an institution. */
export function brandTest(brand: Brand) {
  return test.extend<object, { backend: Backend }>({
    backend: [
      async ({}, use) => {
        const backend = await startBackend({ CONFIG_FILE: brandFile(brand) });
        await use(backend);
        await backend.stop();
      },
      { scope: 'worker' },
    ],
  });
}

/** Prepares a page of an institution, whose backend is the base of `page.goto`. */
export async function startBrandVisit(page: Page, brand: Brand, view: View): Promise<Visit> {
  const visit = await startVisit(page, view);
  const { title } = brandOf(brand);
  return { ...visit, texts: { ...visit.texts, siteTitle: title[view.language] ?? title.pl } };
}
