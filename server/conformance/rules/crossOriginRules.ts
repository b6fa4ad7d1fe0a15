import type { Answer, Backend } from '../backend';
import { completionPath, dictionaryPath } from '../catalogue';
import { Fault, NotChecked } from '../outcomes';
import type { Rule } from '../rule';

const CROSS_ORIGIN = {
  source: 'docs/hosting.md, "A backend on another origin"',
  needs: 'origin',
} as const;

/** What the site sends, as a browser compares it. */
const METHOD = 'POST';
const HEADERS = ['content-type', 'idempotency-key'];

const READS = ['dks', 'kody-pocztowe/00000', dictionaryPath('kraj', 'pl'), completionPath('pl')];

function originOf({ settings }: Backend): string {
  if (settings.origin === null) throw new NotChecked('needs --origin');
  return settings.origin;
}

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim());

function checkOrigin({ status, headers }: Answer, origin: string): void {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return;
  const found = allowed === null ? 'is missing' : `is "${allowed}"`;
  throw new Fault(`Access-Control-Allow-Origin ${found} (status ${status})`);
}

function checkPreflight(answer: Answer, origin: string): void {
  const { status, headers } = answer;
  checkOrigin(answer, origin);
  if (status < 200 || status > 299) throw new Fault(`status ${status}`);
  const methods = listed(headers, 'access-control-allow-methods');
  if (!methods.includes('*') && !methods.includes(METHOD)) {
    throw new Fault(`Access-Control-Allow-Methods has no ${METHOD}`);
  }
  const names = listed(headers, 'access-control-allow-headers').map((name) => name.toLowerCase());
  const missing = names.includes('*') ? [] : HEADERS.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new Fault(`Access-Control-Allow-Headers has no ${missing.join(', ')}`);
  }
}

/** The rules for a site on another origin. */
export const crossOriginRules: readonly Rule[] = [
  {
    ...CROSS_ORIGIN,
    name: 'the preflight request is allowed',
    call: 'OPTIONS kandydaci',
    check: async (backend) => {
      const origin = originOf(backend);
      checkPreflight(await backend.preflight(origin), origin);
    },
  },
  {
    ...CROSS_ORIGIN,
    name: 'the origin may read answers',
    call: 'every GET',
    check: async (backend) => {
      const origin = originOf(backend);
      for (const path of READS) checkOrigin(await backend.read(path, { origin }), origin);
    },
  },
  {
    ...CROSS_ORIGIN,
    name: 'the origin may read refusals',
    call: 'POST kandydaci',
    check: async (backend) => {
      const origin = originOf(backend);
      if (!backend.settings.write) throw new NotChecked('needs --write');
      checkOrigin(await backend.post('{}', { origin }), origin);
    },
  },
];
