/**
 * Fetches the fonts of the site. They are more bytes than all scripts of the first screen, so that they come after
 * everything a candidate may wait for; without them the system's own are shown.
 */
export async function loadFonts(): Promise<void> {
  await import(/* webpackChunkName: "fonts" */ '../../ui/styles/fonts.css').catch(() => undefined);
}
