/**
 * Marks the document with a colour scheme, which every style sheet reads, and gives the browser's own frame its colour:
 * the candidate's choice counts more than that of the device, which `<meta name="theme-color" media>` follows by itself.
 */
export function showColourScheme(dark: boolean): void {
  const scheme = dark ? 'dark' : 'light';
  document.documentElement.dataset['muiColorScheme'] = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.setAttribute('media', meta.dataset['scheme'] === scheme ? 'all' : 'not all');
  }
}
