import type { Page } from '@playwright/test';

/** The root elements of Material UI's components, by the native controls in them. */
const ROOTS: readonly (readonly [controls: string, roots: string])[] = [
  ['input[type=radio]', '.MuiRadio-root'],
  ['input[type=checkbox]', '.MuiCheckbox-root, .MuiSwitch-root'],
  [
    'input, select, textarea, [contenteditable=true]',
    '.MuiInputBase-root, .MuiNativeSelect-root, .MuiPickersInputBase-root',
  ],
  [
    'button, summary, [role=button]',
    '.MuiButtonBase-root, .MuiLink-root, .MuiYearCalendar-root, .MuiMonthCalendar-root',
  ],
];

/** Controls that are deliberately outside of Material UI, with the reason. */
const EXCEPTIONS: readonly (readonly [control: string, reason: string])[] = [
  ['div[hidden] > input[name=strona_www]', 'the honeypot, which nobody sees (docs/adr/0010)'],
  ['input[type=file][hidden]', 'a Material UI button opens it (features/enrolment/transfer)'],
  ['summary', 'the bar of a phone opens natively, before the script is there'],
];

/** The controls of the page that lie outside of Material UI's parts, each by its tag without what is unique. */
export function controlsOutside(page: Page): Promise<string[]> {
  const exceptions = EXCEPTIONS.map(([control]) => control).join();
  return page.evaluate(
    ([roots, excepted]) => {
      const controls = roots.map(([control]) => control).join();
      return [...document.querySelectorAll(controls)]
        .filter((one) => !one.matches(excepted))
        .filter((one) => {
          const [, root = ''] = roots.find(([control]) => one.matches(control)) ?? [];
          return one.closest(root) === null;
        })
        .map((one) => one.outerHTML.replace(/>[^]*$/, '>').replace(/ (id|aria-\w+)="[^"]*"/g, ''));
    },
    [ROOTS, exceptions] as const,
  );
}
