import type { Page, Request } from '@playwright/test';
import Database from 'libsql';

/** The calls that send personal data: an application, and those of the page "My application". */
const PERSONAL = /\/(?:kandydaci|zgloszenia\/(?:stan|poprawka|wycofanie))$/;

/** Everything that a page and its backend leave behind, by place, except the bodies of these calls. */
export class Traces {
  /** The bodies of these calls. */
  readonly sent: string[] = [];
  private readonly left: string[] = [];

  private constructor(private readonly page: Page) {}

  static on(page: Page): Traces {
    const traces = new Traces(page);
    page.on('console', (message) => traces.left.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => traces.left.push(`error: ${error.stack ?? error.message}`));
    page.on('framenavigated', (frame) => traces.left.push(`address: ${frame.url()}`));
    page.on('request', (request) => traces.addRequest(request));
    return traces;
  }

  private addRequest(request: Request): void {
    const body = request.postData() ?? '';
    if (request.method() === 'POST' && PERSONAL.test(request.url())) this.sent.push(body);
    else this.left.push(`body: ${body}`);
    this.left.push(`request: ${request.url()} ${JSON.stringify(request.headers())}`);
  }

  /** All traces so far, including the present state of the browser without the form. */
  async all(): Promise<string[]> {
    const held = await this.page.evaluate(() => [
      `address now: ${location.href} ${JSON.stringify(history.state)} ${document.title} ${window.name}`,
      `cookies: ${document.cookie}`,
      `kept: ${JSON.stringify(Object.entries(localStorage))}`,
      `fetched: ${performance
        .getEntries()
        .map(({ name }) => name)
        .join(' ')}`,
    ]);
    return [...this.left, ...held];
  }

  /** The names of all other stores of the browser: caches, databases and service workers. */
  async stores(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const databases = await indexedDB.databases();
      const workers = await navigator.serviceWorker.getRegistrations();
      return [
        ...(await caches.keys()),
        ...databases.map(({ name }) => String(name)),
        ...workers.map(({ scope }) => scope),
      ];
    });
  }

  /** The contents of the tab's storage. */
  async ofTab(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  }
}

/** All rows of all tables except the applications. */
export function otherRows(databasePath: string): string {
  const database = new Database(databasePath, { readonly: true, timeout: 10_000 });
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name <> 'applications'")
      .all() as { name: string }[];
    return tables
      .map(({ name }) => JSON.stringify(database.prepare(`select * from "${name}"`).all()))
      .join('\n');
  } finally {
    database.close();
  }
}

/** Each mark in a text, with the characters before it. */
export function found(text: string, marks: readonly string[]): string[] {
  return marks.flatMap((mark) => {
    const at = text.indexOf(mark);
    return at === -1 ? [] : [text.slice(Math.max(at - 100, 0), at + mark.length)];
  });
}
