import * as v from 'valibot';
import type { Application } from '../../src/contract/application';
import { INVALID_DATA } from '../../src/contract/refusal';
import { faultsOf, refusalCode } from '../answers';
import type { Answer, Backend } from '../backend';
import { Fault, NoAnswer, NotChecked, NotOffered } from '../outcomes';
import type { Rule } from '../rule';
import { newApplication } from '../testApplications';

const POST = {
  call: 'POST kandydaci',
  source: 'docs/contract.md, "Checking a backend"',
  needs: 'write',
} as const;

/** What the form never sends, by what is wrong with it. */
const INVALID = {
  'a wrong check digit of the PESEL': (application) => {
    const { kandydat } = application;
    const digit = (Number(kandydat.pesel?.at(-1)) + 1) % 10;
    const pesel = `${kandydat.pesel?.slice(0, -1) ?? ''}${digit}`;
    return { ...application, kandydat: { ...kandydat, pesel } };
  },
  'an e-mail address without "@"': ({ kandydat, ...rest }) => ({
    ...rest,
    kandydat: { ...kandydat, email: 'conformance-test' },
  }),
  'no surname': ({ kandydat, ...rest }) => ({
    ...rest,
    kandydat: { ...kandydat, nazwisko: undefined },
  }),
} satisfies Record<string, (application: Application) => unknown>;

/** Bodies that are no application. */
const ODD: Readonly<Record<string, string>> = {
  'an empty body': '',
  'text that is not JSON': '{"kandydat":',
  null: 'null',
  'an empty list': '[]',
  'an empty object': '{}',
  'a text': '"conformance-test"',
  'deeply nested lists': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '100 kB': JSON.stringify({ kandydat: 'x'.repeat(100_000) }),
};

async function sendInvalid(
  backend: Backend,
  change: (application: Application) => unknown,
): Promise<Answer> {
  const application = change(await newApplication(backend));
  return backend.post(JSON.stringify(application));
}

const invalidDataSchema = v.object({ kod: v.literal(INVALID_DATA), bledy: v.unknown() });
const faultListSchema = v.object({
  bledy: v.pipe(v.array(v.object({ pole: v.string(), klucz: v.string() })), v.maxLength(50)),
});

/** The rules of `POST kandydaci` about what is refused. */
export const refusalRules: readonly Rule[] = [
  {
    ...POST,
    name: 'an invalid application is refused',
    isAdvice: true,
    check: async (backend) => {
      const wrong: string[] = [];
      for (const [what, change] of Object.entries(INVALID)) {
        const { status } = await sendInvalid(backend, change);
        if (status !== 400) wrong.push(`${what}: status ${status} instead of 400`);
      }
      if (wrong.length > 0) throw new Fault(wrong.join('; '));
    },
  },
  {
    ...POST,
    name: 'a refusal has a code',
    isAdvice: true,
    source: 'docs/contract.md, "Answers"',
    check: async (backend) => {
      const answer = await backend.post('{}');
      if (answer.status !== 400) throw new NotChecked(`"{}" gets status ${answer.status}`);
      refusalCode(answer);
    },
  },
  {
    ...POST,
    name: 'invalid fields are named',
    isAdvice: true,
    source: 'docs/contract.md, "The reference backend"',
    check: async (backend) => {
      const { json } = await sendInvalid(backend, INVALID['an e-mail address without "@"']);
      if (!v.is(invalidDataSchema, json)) {
        throw new NotOffered(`no "kod" ${INVALID_DATA} with "bledy"`);
      }
      const faults = faultsOf(faultListSchema, json);
      if (faults !== null) throw new Fault(`the refusal does not match at ${faults}`);
    },
  },
  {
    ...POST,
    name: 'an unknown offer is refused',
    isAdvice: true,
    check: async (backend) => {
      const { status } = await sendInvalid(backend, ({ wybranyNabor, ...rest }) => ({
        ...rest,
        wybranyNabor: { ...wybranyNabor, rekrutacja: { id: 'no-such-id', lang: 'pl' } },
      }));
      if (status !== 400) throw new Fault(`status ${status} instead of 400`);
    },
  },
  {
    ...POST,
    name: 'odd bodies are refused',
    isAdvice: true,
    check: async (backend) => {
      const wrong: string[] = [];
      for (const [what, body] of Object.entries(ODD)) {
        const { status } = await backend.post(body).catch((error: unknown) => {
          throw error instanceof NoAnswer ? new NoAnswer(`${what}: ${error.message}`) : error;
        });
        if (status < 400 || status >= 500) wrong.push(`${what}: status ${status}`);
      }
      if (wrong.length > 0) throw new Fault(wrong.join('; '));
    },
  },
];
