import type { Page } from '@playwright/test';

/** Styles created on demand: dialogs, toasts, and the calendar in its own chunk. */
const ON_DEMAND = '[role=dialog], .MuiDialog-root, .notistack-SnackbarContainer, .MuiPopover-root';

/**
 * The classes of elements whose rules Emotion inserted at run time, so the build's extraction has missed them
 * (docs/adr/0017).
 */
export function missedRules(page: Page): Promise<string[]> {
  return page.evaluate((onDemand) => {
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
    return rules.flatMap(({ cssText }) => {
      const [name] = /\.css-[\w-]+/.exec(cssText) ?? [];
      // Emotion may merge several classes into one.
      const users = name === undefined ? [] : [...document.querySelectorAll(name)];
      const [user] = users.filter((one) => one.closest(onDemand) === null);
      return user ? [user.className] : [];
    });
  }, ON_DEMAND);
}
