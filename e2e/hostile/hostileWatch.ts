import { expect, type Page } from '@playwright/test';

const ELEMENTS =
  'P BR STRONG B EM I U UL OL LI BLOCKQUOTE HR H1 H2 H3 H4 H5 H6 TABLE CAPTION THEAD TBODY TFOOT TR TH TD A IMG'.split(
    ' ',
  );
const ATTRIBUTES = 'href target rel src alt colspan rowspan scope'.split(' ');

/** Detects effects of hostile HTML: scripts that run, requests to other origins, frames, and changed addresses. */
export class HostileWatch {
  /** The names of the frames in which `hostile()` ran. */
  readonly ran: string[] = [];
  /** Requested URLs of other origins. */
  readonly requests: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Watches from the next document on; no request leaves this machine. */
  static async on(page: Page, ownOrigin: string): Promise<HostileWatch> {
    const watch = new HostileWatch(page);
    await page.exposeBinding('hostile', ({ frame }) => void watch.ran.push(frame.name()));
    page.on('dialog', (dialog) => {
      watch.ran.push('dialog');
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(http|ws)s?:$/.test(protocol) && origin !== ownOrigin) {
        watch.requests.push(request.url());
      }
    });
    await page.route(/^https?:\/\/evil\.example/, (route) => route.abort());
    // Images of the site itself are allowed; the corpus contains missing ones.
    await page.route(`${ownOrigin}/*.gif`, (route) => route.fulfill({ contentType: 'image/gif' }));
    return watch;
  }

  /** Checks that nothing ran and only text is left. */
  async expectHarmless(): Promise<void> {
    await expect(this.page.locator('.Prose--loading')).toHaveCount(0);
    expect(await this.leftovers()).toEqual([]);
    expect(this.ran).toEqual([]);
    expect(this.requests).toEqual([]);
    expect(this.page.frames()).toHaveLength(1);
  }

  /** All elements and attributes in the server's texts that are not allowed. */
  private async leftovers(): Promise<string[]> {
    const allowed = { elements: ELEMENTS, attributes: ATTRIBUTES };
    return this.page.locator('.Prose').evaluateAll((boxes, { elements, attributes }) => {
      const left: string[] = [];
      for (const element of boxes.flatMap((box) => [...box.querySelectorAll('*')])) {
        const foreign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
        if (foreign || !elements.includes(element.tagName)) left.push(element.outerHTML);
        for (const { name, value } of element.attributes) {
          if (!attributes.includes(name)) left.push(`${name}=${value}`);
        }
        if (element instanceof HTMLAnchorElement) {
          const { protocol, rel, target } = element;
          const guarded = rel === 'noopener noreferrer' && target === '_blank';
          if (!/^https?:$/.test(protocol) || !guarded) left.push(element.outerHTML);
        }
        if (element instanceof HTMLImageElement && !element.src.startsWith(`${origin}/`)) {
          left.push(element.outerHTML);
        }
      }
      return left;
    }, allowed);
  }
}
