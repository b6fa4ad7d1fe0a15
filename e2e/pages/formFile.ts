import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Texts } from './texts';

/** A downloaded file. */
export interface TakenForm {
  name: string;
  content: Buffer;
  passphrase: string;
}

/** The two dialogs that carry the form to another device. */
export class FormFile {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get passphrase(): Locator {
    return this.dialog.getByLabel(this.texts.say('podsumowanie.plik.haslo'), { exact: true });
  }

  /** The notice above the form after a file was opened. */
  get notice(): Locator {
    const begin = this.texts.say('podsumowanie.plik.wypelniono');
    return this.page.getByRole('status').filter({ hasText: begin });
  }

  button(id: Parameters<Texts['say']>[0], inside: Page | Locator = this.dialog): Locator {
    return inside.getByRole('button', { name: this.texts.say(id), exact: true });
  }

  /** Downloads the form with a generated passphrase. */
  async take(): Promise<TakenForm> {
    await this.button('podsumowanie.plik.wez', this.page).click();
    await this.button('podsumowanie.plik.haslo.wylosuj').click();
    await expect(this.passphrase).not.toHaveValue('');
    const passphrase = await this.passphrase.inputValue();
    const started = this.page.waitForEvent('download');
    await this.button('podsumowanie.plik.pobierz').click();
    const download = await started;
    await this.button('okno.zamknij').click();
    await expect(this.dialog).toHaveCount(0);
    const content = await readFile(await download.path());
    return { name: download.suggestedFilename(), content, passphrase };
  }

  /** Opens the dialog and chooses a file. */
  async choose({ name, content }: Pick<TakenForm, 'name' | 'content'>): Promise<void> {
    await this.button('podsumowanie.plik.otworz', this.page).click();
    const picker = this.page.waitForEvent('filechooser');
    await this.button('podsumowanie.plik.wybierz').click();
    await (await picker).setFiles({ name, mimeType: 'application/octet-stream', buffer: content });
    await expect(this.dialog.getByText(name, { exact: true })).toBeVisible();
  }

  /** Fills in an untouched form. */
  async open(taken: TakenForm): Promise<void> {
    await this.choose(taken);
    await this.passphrase.fill(taken.passphrase);
    await this.button('podsumowanie.plik.otworz').click();
    await expect(this.dialog).toHaveCount(0);
    await expect(this.notice).toBeInViewport();
  }
}
