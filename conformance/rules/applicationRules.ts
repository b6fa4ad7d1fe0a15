import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { storedSchema } from '../../src/contract/application';
import { KEY_HEADER, KEY_SUPPORTED } from '../../src/contract/idempotency';
import { ALREADY_REGISTERED } from '../../src/contract/refusal';
import { sameJson } from '../../src/domain/sameJson';
import { faultsOf, refusalCode } from '../answers';
import type { Backend, Sent } from '../backend';
import { Fault, NotChecked, NotOffered } from '../outcomes';
import type { Rule } from '../rule';
import {
  forAnotherOffer,
  newApplication,
  newForeignApplication,
  personWithOneName,
  poleWithoutPesel,
} from '../testApplications';

const POST = {
  call: 'POST kandydaci',
  source: 'docs/contract.md, "The application that is sent"',
  needs: 'write',
} as const;

/** @throws NotOffered unless the backend says that it stores the content of one key once */
async function needsKeys(backend: Backend): Promise<void> {
  const { headers } = await backend.get('dks');
  if (headers.get(KEY_HEADER) !== KEY_SUPPORTED) {
    throw new NotOffered(`GET dks has no header "${KEY_HEADER}: ${KEY_SUPPORTED}"`);
  }
}

const withPesel = (backend: Backend) => backend.sendOnce('pesel', () => newApplication(backend));

/** An application that the backend has stored, of somebody with a PESEL or with a passport. */
async function stored(backend: Backend, identity: 'pesel' | 'document'): Promise<Sent> {
  const sent =
    identity === 'pesel'
      ? await withPesel(backend)
      : await backend.sendOnce('document', () => newForeignApplication(backend));
  if (sent.answer.status === 200) return sent;
  throw new NotChecked(`the first application got status ${sent.answer.status}`);
}

/** What goes beyond the specification: a backend stores it or refuses it, and the candidate is asked to call. */
function checkOptional({ answer: { status } }: Sent): void {
  if (status >= 400 && status < 500) throw new NotOffered(`status ${status}`);
  if (status !== 200) throw new Fault(`status ${status}`);
}

/** Another application of the same person for the same offer. */
async function checkDuplicate(backend: Backend, identity: 'pesel' | 'document'): Promise<void> {
  const { application } = await stored(backend, identity);
  const { answer } = await backend.send(application, randomUUID());
  const code = refusalCode(answer);
  if (code !== ALREADY_REGISTERED) throw new Fault(`"kod" is not ${ALREADY_REGISTERED}`);
}

const withNumberOrTimeSchema = v.union([
  v.object({ numer: v.unknown() }),
  v.object({ zapisano: v.unknown() }),
]);

/** The rules of `POST kandydaci` about applications that are stored. */
export const applicationRules: readonly Rule[] = [
  {
    ...POST,
    name: 'a valid application gets 200',
    check: async (backend) => {
      const { status, json } = (await withPesel(backend)).answer;
      if (status === 200) return;
      const code = v.is(v.object({ kod: v.string() }), json) ? ` with ${json.kod}` : '';
      throw new Fault(`status ${status}${code}`);
    },
  },
  {
    ...POST,
    name: 'the number and the time of a stored application match the schema',
    check: async (backend) => {
      const { json } = (await stored(backend, 'pesel')).answer;
      if (!v.is(withNumberOrTimeSchema, json)) throw new NotOffered('no "numer" and "zapisano"');
      const faults = faultsOf(storedSchema, json);
      if (faults !== null) throw new Fault(`it does not match at ${faults}`);
    },
  },
  {
    ...POST,
    name: 'a repeated key gets the first answer',
    check: async (backend) => {
      await needsKeys(backend);
      const { application, key, answer } = await stored(backend, 'pesel');
      const again = (await backend.send(application, key)).answer;
      if (again.status !== 200) throw new Fault(`status ${again.status}`);
      if (!sameJson(again.json, answer.json)) throw new Fault('the second body differs');
    },
  },
  {
    ...POST,
    name: 'a key with other content is refused',
    check: async (backend) => {
      await needsKeys(backend);
      const { key } = await stored(backend, 'pesel');
      const { status } = (await backend.send(await newApplication(backend), key)).answer;
      if (status < 400 || status >= 500) throw new Fault(`status ${status}`);
    },
  },
  {
    ...POST,
    name: 'a second application with the PESEL is refused',
    check: (backend) => checkDuplicate(backend, 'pesel'),
  },
  {
    ...POST,
    name: 'a second application with the document is refused',
    check: (backend) => checkDuplicate(backend, 'document'),
  },
  {
    ...POST,
    name: 'a Pole without a PESEL is accepted',
    check: async (backend) => checkOptional(await backend.send(await poleWithoutPesel(backend))),
  },
  {
    ...POST,
    name: 'a person with one name is accepted',
    check: async (backend) => checkOptional(await backend.send(await personWithOneName(backend))),
  },
  {
    ...POST,
    name: 'the same person may apply for another offer',
    check: async (backend) => {
      const { application } = await stored(backend, 'pesel');
      const other = await forAnotherOffer(application, backend);
      const { status } = (await backend.send(other)).answer;
      if (status !== 200) throw new Fault(`status ${status}`);
    },
  },
];
