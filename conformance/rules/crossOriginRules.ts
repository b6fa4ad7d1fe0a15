import { ATTRIBUTION_HEADER } from '../../src/contract/attribution';
import { KEY_HEADER, KEY_SUPPORTED } from '../../src/contract/idempotency';
import type { Answer, Backend } from '../backend';
import { completionPath, dictionaryPath } from '../catalogue';
import { Fault, NotChecked, NotOffered } from '../outcomes';
import type { Rule } from '../rule';

const CROSS_ORIGIN = {
  source: 'docs/hosting.md, "A backend on another origin"',
  needs: 'origin',
} as const;

/** The names of a header with a list, in lower case. */
function listIn({ headers }: Answer, header: string): readonly string[] {
  const list = headers.get(header) ?? '';
  return list.split(',').map((name) => name.trim().toLowerCase());
}

const allows = (list: readonly string[], name: string) => list.includes('*') || list.includes(name);

/**
 * What the site sends and a browser compares: not the method, as it always allows a POST, and the key only if the site
 * can read that it is supported.
 */
async function sentHeaders(backend: Backend, origin: string): Promise<readonly string[]> {
  const answer = await backend.read('dks', { origin });
  const key = KEY_HEADER.toLowerCase();
  const knowsKeys =
    answer.headers.get(key) === KEY_SUPPORTED &&
    allows(listIn(answer, 'access-control-expose-headers'), key);
  return ['content-type', ...(knowsKeys ? [key] : [])];
}

/** Sent only by a site with `attribution`. Last, as a browser sorts the names. */
const ATTRIBUTION = ATTRIBUTION_HEADER.toLowerCase();

const READS = ['dks', 'kody-pocztowe/00000', dictionaryPath('kraj', 'pl'), completionPath('pl')];

function originOf({ settings }: Backend): string {
  if (settings.origin === null) throw new NotChecked('needs --origin');
  return settings.origin;
}

/** The headers of these names that the answer to a preflight request does not allow. */
function missingHeaders(answer: Answer, names: readonly string[]): readonly string[] {
  const allowed = listIn(answer, 'access-control-allow-headers');
  return names.filter((name) => !allows(allowed, name));
}

function checkOrigin({ status, headers }: Answer, origin: string): void {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return;
  const found = allowed === null ? 'is missing' : `is "${allowed}"`;
  throw new Fault(`Access-Control-Allow-Origin ${found} (status ${status})`);
}

function checkPreflight(answer: Answer, origin: string, sent: readonly string[]): void {
  const { status } = answer;
  checkOrigin(answer, origin);
  if (status < 200 || status > 299) throw new Fault(`status ${status}`);
  const missing = missingHeaders(answer, sent);
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
      const sent = await sentHeaders(backend, origin);
      checkPreflight(await backend.preflight(origin, sent), origin, sent);
    },
  },
  {
    ...CROSS_ORIGIN,
    name: 'the attribution header is allowed',
    call: 'OPTIONS kandydaci',
    check: async (backend) => {
      const origin = originOf(backend);
      const sent = await sentHeaders(backend, origin);
      const answer = await backend.preflight(origin, [...sent, ATTRIBUTION]);
      if (missingHeaders(answer, [ATTRIBUTION]).length > 0) {
        throw new NotOffered('with "attribution" no application would arrive');
      }
      checkPreflight(answer, origin, sent);
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
