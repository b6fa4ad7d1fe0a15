/**
 * The icon of checked and unchecked controls alike. The theme styles it by `input:checked`, so that a click shows before
 * hydration. A component, so that the icon props of Material UI do not reach the page.
 */
export function ControlMark() {
  return <span />;
}
