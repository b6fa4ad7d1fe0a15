import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../pages/visit';
import { faultsOf, type FocusStop, focusStop } from './focusStop';

/** More stops than any screen has: a target not found by then is unreachable. */
const MAX_STOPS = 90;

/** A candidate who uses the keyboard only. Every focus stop is measured. */
export class KeyboardUser {
  readonly stops: FocusStop[] = [];
  readonly faults: string[] = [];
  private last: FocusStop | null = null;

  constructor(private readonly page: Page) {}

  /** Starts a new screen, once nothing moves a stop any more: the next one has no predecessor. */
  async onScreen(heading: string): Promise<void> {
    const title = this.page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    await expect(title).toBeFocused();
    await settled({ page: this.page });
    this.last = null;
  }

  private async tab(): Promise<void> {
    await this.page.keyboard.press('Tab');
    const stop = await focusStop(this.page);
    if (stop === null) return;
    this.stops.push(stop);
    this.faults.push(...faultsOf(stop, this.last));
    this.last = stop;
  }

  /** Presses Tab until the target has the focus. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let count = 0; count < MAX_STOPS; count += 1) {
      if (await hasFocus(target)) return;
      await this.tab();
    }
    throw new Error(`Tab does not lead to ${target.toString()}`);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
  }

  /** Tabs to the group, then uses arrow keys to the option. */
  async choose(group: Locator, option: string | RegExp): Promise<void> {
    const radios = group.getByRole('radio');
    const wanted = group.getByRole('radio', { name: option });
    const chosen = group.getByRole('radio', { checked: true });
    await this.to((await chosen.count()) > 0 ? chosen : radios.first());
    if (await wanted.isChecked()) return;
    if (await hasFocus(wanted)) await this.page.keyboard.press('Space');
    for (let count = 0; count < MAX_STOPS && !(await wanted.isChecked()); count += 1) {
      await this.page.keyboard.press('ArrowDown');
      const stop = await focusStop(this.page);
      if (stop !== null) this.faults.push(...faultsOf(stop, null));
      if (stop !== null) this.stops.push(stop);
    }
    await expect(wanted).toBeChecked();
    this.last = null;
  }

  async press(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
    this.last = null;
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
