import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { storedSchema } from '../../src/contract/application';
import { myApplicationSchema } from '../../src/contract/myApplication';
import { referenceNumber } from '../../src/domain/referenceNumber';
import { sameJson } from '../../src/domain/sameJson';
import { faultsOf } from '../answers';
import type { Answer, Backend, Sent } from '../backend';
import { Fault, NotChecked, NotOffered } from '../outcomes';
import type { Rule } from '../rule';
import { newApplication } from '../testApplications';

const OPTIONAL = { source: 'docs/contract.md, "My application"', needs: 'write' } as const;

type Path = 'zgloszenia/stan' | 'zgloszenia/poprawka' | 'zgloszenia/wycofanie';

/** A number that hardly any application has; another one each time, as attempts are limited. */
const unknownNumber = () => referenceNumber(randomUUID());

const call = (backend: Backend, path: Path, body: object) =>
  backend.post(JSON.stringify(body), {}, path);

/** What opens an application that the backend has stored. @throws NotOffered where it says no number */
function openedBy({ application, answer }: Sent) {
  if (answer.status !== 200) throw new NotChecked(`an application got status ${answer.status}`);
  if (!v.is(storedSchema, answer.json)) throw new NotOffered('no "numer" and "zapisano"');
  return { numer: answer.json.numer, dataUrodzenia: application.kandydat.dataUrodzenia };
}

const first = async (backend: Backend) =>
  openedBy(await backend.sendOnce('pesel', () => newApplication(backend)));

/** @throws NotOffered without the call, Fault unless it is answered with the state of the application */
function stateOf({ status, json }: Answer): v.InferOutput<typeof myApplicationSchema> {
  if ([404, 405, 501].includes(status)) throw new NotOffered(`status ${status}`);
  if (status !== 200) throw new Fault(`status ${status}`);
  const faults = faultsOf(myApplicationSchema, json);
  if (faults !== null) throw new Fault(`it does not match at ${faults}`);
  return v.parse(myApplicationSchema, json);
}

/** The rules of the optional calls of the page "My application". */
export const myApplicationRules: readonly Rule[] = [
  {
    ...OPTIONAL,
    call: 'POST zgloszenia/stan',
    name: 'number and date of birth open the state of an application',
    check: async (backend) => {
      const opened = await first(backend);
      const state = stateOf(await call(backend, 'zgloszenia/stan', opened));
      if (state.numer !== opened.numer) throw new Fault('"numer" is of another application');
    },
  },
  {
    ...OPTIONAL,
    call: 'POST zgloszenia/stan',
    name: 'an unknown number is answered as a wrong date',
    check: async (backend) => {
      const opened = await first(backend);
      stateOf(await call(backend, 'zgloszenia/stan', opened));
      const [date, number] = [
        await call(backend, 'zgloszenia/stan', { ...opened, dataUrodzenia: '1800-01-01' }),
        await call(backend, 'zgloszenia/stan', { ...opened, numer: unknownNumber() }),
      ];
      for (const answer of [date, number]) {
        if (answer.status !== 404) throw new Fault(`status ${answer.status}`);
        const isNotFound = v.is(v.object({ kod: v.literal('NIE_ZNALEZIONO') }), answer.json);
        if (!isNotFound) throw new Fault('"kod" is not NIE_ZNALEZIONO');
      }
      if (!sameJson(date.json, number.json)) throw new Fault('the bodies differ');
    },
  },
  {
    ...OPTIONAL,
    call: 'POST zgloszenia/poprawka',
    name: 'a correction waits for an answer',
    check: async (backend) => {
      const sent = { ...(await first(backend)), opis: 'Conformance-Test' };
      const { poprawki } = stateOf(await call(backend, 'zgloszenia/poprawka', sent));
      if (!poprawki.some(({ stan }) => stan === 'OCZEKUJE')) {
        throw new Fault('"poprawki" has none that waits');
      }
    },
  },
  {
    ...OPTIONAL,
    call: 'POST zgloszenia/wycofanie',
    name: 'whoever withdraws an application may apply again',
    check: async (backend) => {
      const sent = await backend.send(await newApplication(backend));
      const opened = openedBy(sent);
      const { stan } = stateOf(await call(backend, 'zgloszenia/wycofanie', opened));
      if (stan !== 'WYCOFANE') throw new Fault('"stan" is not WYCOFANE');
      const again = (await backend.send(sent.application)).answer;
      if (again.status !== 200) throw new Fault(`the next application got status ${again.status}`);
    },
  },
];
