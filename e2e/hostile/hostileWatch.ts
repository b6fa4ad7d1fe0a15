import { expect, type Page } from '@playwright/test';

const ELEMENTS =
  'P BR STRONG B EM I U UL OL LI BLOCKQUOTE HR H1 H2 H3 H4 H5 H6 TABLE CAPTION THEAD TBODY TFOOT TR TH TD A IMG'.split(
    ' ',
  );
const ATTRIBUTES = 'href target rel src alt colspan rowspan scope'.split(' ');

/** Sees what hostile HTML does in a page: scripts that run, requests that leave, frames and addresses that change. */
export class HostileWatch {
  /** The names of the frames in which `hostile()` ran. */
  readonly ran: string[] = [];
  /** Addresses of other origins that were asked for. */
  readonly requests: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Watches from the next document on; nothing leaves this machine. */
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
    // Pictures of the site itself may be shown; the corpus names some that are not there.
    await page.route(`${ownOrigin}/*.gif`, (route) => route.fulfill({ contentType: 'image/gif' }));
    return watch;
  }

  /** Nothing of it did anything, and nothing but text is left of it. */
  async expectHarmless(): Promise<void> {
    await expect(this.page.locator('.Prose--loading')).toHaveCount(0);
    expect(await this.leftovers()).toEqual([]);
    expect(this.ran).toEqual([]);
    expect(this.requests).toEqual([]);
    expect(this.page.frames()).toHaveLength(1);
  }

  /** Every element and attribute in the server's texts that is not allowed there. */
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
