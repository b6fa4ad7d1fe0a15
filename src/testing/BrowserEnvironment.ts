import { TestEnvironment } from 'jest-environment-jsdom';
import { webcrypto } from 'node:crypto';

/** jsdom with Node's own text encoding, fetch, streams and encryption. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      TransformStream,
      structuredClone,
      AbortController,
      AbortSignal,
    });
    // jsdom has no encryption.
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
    // jsdom has no layout and no scrolling.
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
}
