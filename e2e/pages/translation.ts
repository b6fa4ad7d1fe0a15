import type { Page } from '@playwright/test';

/**
 * Simulates a browser's translation: replaces every present and future text node by text inside two `font` elements.
 * An update of a replaced text is not shown; it is reported as an error of the page, which fails the test.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const font: string = 'font';
    const unseen = new MutationObserver((changes) => {
      for (const { target } of changes) {
        console.error(`The page updates a text that was translated: ${target.nodeValue ?? ''}`);
      }
    });
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (parent === null || parent.closest('font, script, style, title') || !text.data.trim()) {
        return;
      }
      const [outer, inner] = [document.createElement(font), document.createElement(font)];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
      unseen.observe(text, { characterData: true });
    };
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) wrap(text);
    };
    addEventListener('DOMContentLoaded', () => {
      wrapAll();
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(wrapAll).observe(document.body, changes);
    });
  });
}
