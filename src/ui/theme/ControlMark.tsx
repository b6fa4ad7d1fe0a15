/**
 * The box that the theme draws a dot or a tick in, for the checked control and the unchecked one alike: what follows
 * `input:checked` answers before hydration, too. A component, so that the icon props of Material UI do not reach the page.
 */
export function ControlMark() {
  return <span />;
}
