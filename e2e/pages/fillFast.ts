import type { Page } from '@playwright/test';

/**
 * A field of the form by name, and its value: a text, the value of an option or radio, or true to tick a checkbox (the
 * first of several).
 */
export type Entry = readonly [field: string, value: string | true];

/**
 * Fills in many fields at once, in order, by dispatching the events of typing and choosing. Waits for disabled fields
 * and missing options.
 */
export async function fillFast(page: Page, entries: readonly Entry[]): Promise<void> {
  const steps = entries.map(
    ([field, value]) => [`pole-${encodeURIComponent(field)}`, value] as const,
  );
  await page.evaluate(async (all) => {
    type Control = HTMLInputElement | HTMLSelectElement;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const control = (id: string, value: string | true): Control | null => {
      const element = document.getElementById(id);
      const inside =
        value === true ? '[type=checkbox]' : `[type=radio][value="${CSS.escape(value)}"]`;
      return element instanceof HTMLFieldSetElement
        ? element.querySelector<HTMLInputElement>(inside)
        : (element as Control | null);
    };
    const ready = async (id: string, value: string | true) => {
      for (;;) {
        const found = control(id, value);
        const offered =
          !(found instanceof HTMLSelectElement) ||
          Array.from(found.options).some((option) => option.value === value);
        if (found && !found.disabled && offered) return found;
        await frame();
      }
    };
    for (const [id, value] of all) {
      const target = await ready(id, value);
      if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
        if (!target.checked) target.click();
        continue;
      }
      const prototype = Object.getPrototypeOf(target) as Control;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
      target.dispatchEvent(new Event('input', { bubbles: true }));
      target.dispatchEvent(new Event('change', { bubbles: true }));
      target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  }, steps);
}
