import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of inline scripts and styles, as the directives of the security policy write them. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const SHEET = /<link data-inline rel="stylesheet" href="\/([^"]+)" \/>/g;
const SCRIPT = /<script data-inline src="\/([^"]+)"([^>]*)><\/script>/g;
/** The source map is beside the file, so a page cannot refer to it. */
const SOURCE_MAP = /\n?(\/\/# sourceMappingURL=.*|\/\*# sourceMappingURL=.*\*\/)\s*$/;

/** The hash of a script or style, as the security policy writes it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Inlines the style sheets and scripts marked `data-inline`, so that the first paint waits for no other file. The page
 * is served at every address, so the files must not use relative URLs.
 *
 * @param html the built index.html
 * @param directory of the built site
 * @throws Error when a marked element is not recognised, or its file is missing or would end the element
 */
export function inlineAssets(
  html: string,
  directory: string,
): { html: string; hashes: InlineHashes } {
  const scripts: string[] = [];
  const styles: string[] = [];
  const content = (name: string, hashes: string[]): string => {
    const text = readFileSync(join(directory, name), 'utf8').replace(SOURCE_MAP, '');
    if (/<\/(script|style)/i.test(text)) {
      throw new Error(`${name} cannot be inlined: it contains an end tag.`);
    }
    hashes.push(hashOf(text));
    return text;
  };
  const inlined = html
    .replace(SHEET, (_link, name: string) => `<style>${content(name, styles)}</style>`)
    .replace(SCRIPT, (_script, name: string, rest: string) => {
      return `<script${rest}>${content(name, scripts)}</script>`;
    });
  if (/<[^>!]* data-inline/.test(inlined)) {
    throw new Error('A file marked data-inline was not inlined.');
  }
  return { html: inlined, hashes: { scripts, styles } };
}
