import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the security policy has to let in besides files of this origin: hashes, as its directives write them. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const SHEET = /<link data-inline rel="stylesheet" href="\/([^"]+)" \/>/g;
const SCRIPT = /<script data-inline src="\/([^"]+)"([^>]*)><\/script>/g;
/** Where tools find the sources: beside the file, and so not beside the page. */
const SOURCE_MAP = /\n?(\/\/# sourceMappingURL=.*|\/\*# sourceMappingURL=.*\*\/)\s*$/;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The page with the style sheets and the script that it marks `data-inline` written into it, so that its first paint waits
 * for nothing else. The page is the same at every address, so that none of them may name a file beside it.
 *
 * @param html the built index.html
 * @param directory of the built site
 * @throws Error when a mark is not understood, or a marked file is missing or would end its element
 */
export function inlinedPage(
  html: string,
  directory: string,
): { html: string; hashes: InlineHashes } {
  const scripts: string[] = [];
  const styles: string[] = [];
  const content = (name: string, hashes: string[]): string => {
    const text = readFileSync(join(directory, name), 'utf8').replace(SOURCE_MAP, '');
    if (/<\/(script|style)/i.test(text)) throw new Error(`${name} cannot stand inside the page.`);
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
