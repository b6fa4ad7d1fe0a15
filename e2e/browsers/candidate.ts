import { expect } from '@playwright/test';
import { faultsOf, focusStop } from '../reading/focusStop';
import { type Command, type Connection, ELEMENT, SCREEN_WIDTH } from './connection';

/** Elements that may have a role. */
const SELECTORS = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  heading: 'h1, h2, h3',
  radio: 'input[type=radio]',
  region: '[role=region]',
  summary: 'summary',
  toggle: 'button[aria-pressed], input[type=checkbox]',
  textbox: 'input:not([type=radio], [type=checkbox]), textarea',
} as const;

type Role = keyof typeof SELECTORS;
type Name = string | RegExp;

const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
};

/** More stops of the Tab key than any screen has. */
const MAX_STOPS = 90;

/** More options with the same first letter than any list has. */
const MAX_OPTIONS = 30;

/** `toPass` does not wait as long as the other expectations. */
const LIMIT = { timeout: 20_000 };

interface Reference {
  [ELEMENT]: string;
}

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

function matches(name: string, wanted: Name): boolean {
  return typeof wanted === 'string' ? name === singleSpaced(wanted) : wanted.test(name);
}

/** A candidate in any browser, who finds elements by the role and the name that the browser computes. */
export class Candidate {
  /** What is wrong with the stops of the focus so far. */
  readonly faults = new Set<string>();

  constructor(private readonly browser: Connection) {}

  private send(command: Command, parameters?: Record<string, unknown>): Promise<unknown> {
    return this.browser.send(command, parameters);
  }

  /** Runs a function in the page; it must not use anything from outside. */
  async evaluate<Result>(read: () => Result | Promise<Result>): Promise<Result> {
    return (await this.run(`return (${String(read)})()`)) as Result;
  }

  private run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.send('ExecuteScript', { script, args });
  }

  async open(url: string): Promise<void> {
    await this.send('Navigate', { url });
  }

  async reload(): Promise<void> {
    await this.send('Refresh');
  }

  async resize(width: number, height: number): Promise<void> {
    // In the middle, under the pointer: without a window manager, that is the window with the focus.
    await this.send('SetWindowRect', { x: (SCREEN_WIDTH - width) / 2, y: 0, width, height });
    await expect.poll(() => this.evaluate(() => innerWidth)).toBe(width);
  }

  /** A picture of the window, as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.send('TakeScreenshot', { full: false })) as string, 'base64');
  }

  private async visible(role: Role): Promise<Reference[]> {
    const script = `return [...document.querySelectorAll(arguments[0])].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden=true]'))`;
    return (await this.run(script, SELECTORS[role])) as Reference[];
  }

  private async labelOf(element: Reference): Promise<string> {
    const label = (await this.send('GetComputedLabel', { id: element[ELEMENT] })) as string;
    return singleSpaced(label);
  }

  private async find(role: Role, name: Name): Promise<Reference> {
    for (const element of await this.visible(role)) {
      if (matches(await this.labelOf(element), name)) return element;
    }
    throw new Error(`There is no ${role} ${String(name)}.`);
  }

  /** Waits until an element is visible; the page may change meanwhile. */
  async see(role: Role, name: Name): Promise<void> {
    await expect(() => this.find(role, name)).toPass(LIMIT);
  }

  /** Waits until a text is visible. */
  async read(text: string): Promise<void> {
    const script = 'return document.body.innerText.replace(/\\s+/g, " ").includes(arguments[0])';
    await expect.poll(() => this.run(script, singleSpaced(text)), `the text ${text}`).toBe(true);
  }

  /** Clicks, once the element is visible and has stopped moving. */
  async click(role: Role, name: Name): Promise<void> {
    await expect(async () => {
      const element = await this.find(role, name);
      // WebKit's own scrolling takes an element in view for one that is not.
      await this.run('arguments[0].scrollIntoView({ block: "center" })', element);
      await this.send('ElementClick', { id: element[ELEMENT] });
    }).toPass(LIMIT);
  }

  /** The role and the name of the element with the focus. */
  async focused(): Promise<[role: string, name: string]> {
    const element = (await this.send('GetActiveElement')) as Reference;
    const role = (await this.send('GetComputedRole', { id: element[ELEMENT] })) as string;
    return [role, await this.labelOf(element)];
  }

  async expectFocus(role: Role, name: Name): Promise<void> {
    // The element may disappear meanwhile.
    const focused = () => this.focused().catch(() => null);
    const wanted: unknown =
      typeof name === 'string' ? singleSpaced(name) : expect.stringMatching(name);
    await expect.poll(focused, 'the focus').toEqual([role, wanted]);
  }

  async press(...keys: (keyof typeof KEYS)[]): Promise<void> {
    for (const key of keys) await this.type(KEYS[key]);
  }

  /** Types into the element with the focus. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Presses Tab until an element has the focus; the roles of lists differ between browsers. */
  async tabTo(name: Name): Promise<void> {
    const passed: string[] = [];
    while (passed.length < MAX_STOPS) {
      await this.press('Tab');
      const stop = await focusStop(this);
      for (const fault of stop === null ? [] : faultsOf(stop, null)) this.faults.add(fault);
      const [, focused] = await this.focused();
      if (matches(focused, name)) return;
      passed.push(focused);
    }
    throw new Error(`Tab does not reach ${String(name)}, but ${passed.join(', ')}.`);
  }

  /** Fills in a field by the keyboard. */
  async fill(name: Name, text: string): Promise<void> {
    await this.tabTo(name);
    await this.type(text);
  }

  /**
   * Chooses the option that begins with a text. Its first letter leads to the next option with it, however fast the
   * browser is; what several letters lead to depends on the time between them.
   */
  async select(name: Name, start: string): Promise<void> {
    await this.tabTo(name);
    const chosen = () =>
      this.evaluate(
        () => document.querySelector<HTMLSelectElement>('select:focus')?.selectedOptions[0]?.text,
      );
    for (let typed = 0; !(await chosen())?.startsWith(start); typed += 1) {
      if (typed === MAX_OPTIONS) throw new Error(`No option begins with ${start}.`);
      await this.type(start.charAt(0));
    }
  }
}
