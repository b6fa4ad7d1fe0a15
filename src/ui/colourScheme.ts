/**
 * Sets the colour scheme on the document, for all style sheets, and the colour of the browser's frame. The candidate's
 * choice overrides that of the device, which `<meta name="theme-color" media>` follows by itself.
 */
export function showColourScheme(dark: boolean): void {
  const scheme = dark ? 'dark' : 'light';
  document.documentElement.dataset['muiColorScheme'] = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.setAttribute('media', meta.dataset['scheme'] === scheme ? 'all' : 'not all');
  }
}
