import type { Page } from '@playwright/test';

/** Made when it is opened first, and then only for who opens it: dialogs, toasts, and the date picker in its own chunk. */
const ON_DEMAND =
  '[role=dialog], .MuiDialog-root, .notistack-SnackbarContainer, .MuiPickersTextField-root';

/**
 * What is on the page and has a rule that Emotion inserted after the page was opened, which the extraction of the build
 * has missed therefore (docs/adr/0017): its classes.
 */
export function missedRules(page: Page): Promise<string[]> {
  return page.evaluate((onDemand) => {
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
    return rules.flatMap(({ cssText }) => {
      const [name] = /\.css-[\w-]+/.exec(cssText) ?? [];
      // A class may be one that Emotion has merged into another.
      const users = name === undefined ? [] : [...document.querySelectorAll(name)];
      const [user] = users.filter((one) => one.closest(onDemand) === null);
      return user ? [user.className] : [];
    });
  }, ON_DEMAND);
}
