import { API_PREFIX } from '../app';
import type { TestServer } from './testServer';

/** Calls one of the routes of the page "My application". */
export function postMyApplication(
  { app }: Pick<TestServer, 'app'>,
  path: 'stan' | 'poprawka' | 'wycofanie',
  body: object,
  from: { headers?: Record<string, string>; remoteAddress?: string } = {},
) {
  const url = `${API_PREFIX}/zgloszenia/${path}`;
  return app.inject({ method: 'POST', url, payload: body, ...from });
}
