import { act, render } from '@testing-library/react';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { Provider } from 'react-redux';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { deferred, fakeBackend } from '../../../../testing/backend';
import { EnrolmentProvider, enrolmentStore } from '../../../../testing/EnrolmentProvider';
import { usePostcodeLookup } from './usePostcodeLookup';

const place = (miejscowosc: string, rodzajMiejscowosci: number | null, wojewodztwo: string) => ({
  ...{ miejscowosc, rodzajMiejscowosci, wojewodztwo },
});

/** The places of each postcode, or the status of a response without any. */
const ANSWERS: Readonly<Record<string, object[] | number>> = {
  '00991': [place('Alfa', 1, 'mazowieckie'), place('Alfa', 1, 'mazowieckie')],
  '00992': [place('Beta', 1, 'mazowieckie'), place('Gamma', 2, 'mazowieckie')],
  '00993': [place('Beta', 2, 'mazowieckie'), place('Beta', 1, 'opolskie')],
  '00994': [],
  '00995': 404,
  '00996': 400,
  '00997': [place('Epsilon', null, 'mazowieckie')],
};

/** An address whose fields are not shown, and the responses that its lookups wait for. */
function openAddress() {
  const pending = new Map<string, () => void>();
  fakeBackend(({ call }) => {
    const code = call.replace('GET kody-pocztowe/', '');
    const { wait, release } = deferred();
    pending.set(code, release);
    const answer = ANSWERS[code];
    return typeof answer === 'number' ? { status: answer, wait } : { body: answer, wait };
  });
  let controls: ReturnType<typeof usePostcodeLookup> | undefined;
  let form: FormApi<EnrolmentValues> | undefined;
  let show: (shown: boolean) => void = () => undefined;
  function Lookup() {
    controls = usePostcodeLookup('adres');
    return null;
  }
  function Page() {
    const [shown, setShown] = useState(true);
    show = setShown;
    return shown && <Lookup />;
  }
  render(
    <Provider store={enrolmentStore()}>
      <EnrolmentProvider inForm prepare={(enrolment) => (form = enrolment.form)}>
        <Page />
      </EnrolmentProvider>
    </Provider>,
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const values = () => form?.getState().values.adres;
  const type = async (part: object) => {
    act(() => form?.change('adres', { ...form.getState().values.adres, ...part }));
    await pass(5);
  };
  const enter = (kodPocztowy: string) => type({ kodPocztowy });
  const answer = async (code: string) => {
    pending.get(code)?.();
    await pass(5);
  };
  const display = async (shown: boolean) => {
    act(() => show(shown));
    await pass(5);
  };
  const actions: Readonly<Record<string, (word: string) => unknown>> = {
    enter,
    answer,
    find: async (code) => {
      await enter(code);
      await answer(code);
    },
    town: async (miejscowosc) => {
      await type({ miejscowosc });
      act(() => controls?.onTownChange());
    },
    kind: (rodzajMiejscowosci) => type({ rodzajMiejscowosci }),
    voivodeship: (wojewodztwo) => type({ wojewodztwo }),
    typeTown: () => act(() => controls?.typeTown()),
    hide: () => display(false),
    show: () => display(true),
    wait: (ms) => pass(Number(ms)),
  };
  return {
    act: async (step: string) => {
      const [name = '', word = ''] = step.split(' ');
      const action = actions[name];
      if (action === undefined) throw new Error(`There is no ${name}.`);
      await action(word);
    },
    filled: () =>
      [values()?.miejscowosc, values()?.rodzajMiejscowosci, values()?.wojewodztwo].join(' '),
    lookup: () => {
      const { code, phase, open, townList } = controls?.lookup ?? {};
      return [code, phase, open && 'open', townList && 'list'].filter(Boolean).join(' ');
    },
  };
}

// What the candidate does and which responses arrive, then town, kind and voivodeship, and the lookup.
test.each([
  ['one place fills in all', 'find 00991', 'Alfa 1 mazowieckie', '00991 found'],
  ['towns fill in what is common', 'find 00992', '  mazowieckie', '00992 found open list'],
  ['a town of two kinds fills in its name', 'find 00993', 'Beta  ', '00993 found open'],
  ['a town may have no kind', 'find 00997', 'Epsilon  mazowieckie', '00997 found open'],
  ['no places', 'find 00994', '  ', '00994 unknown open'],
  ['404', 'find 00995', '  ', '00995 unknown open'],
  ['a failure', 'find 00996', '  ', '00996 failed open'],
  ['four digits look nothing up', 'enter 0099, answer 0099', '  ', 'idle'],
  ['a hyphen makes no difference', 'find 00991, enter 00-991', 'Alfa 1 mazowieckie', '00991 found'],
  ['a typed town has no kind', 'town Delta, find 00991', 'Delta  mazowieckie', '00991 found open'],
  [
    'a typed town gets the rest',
    'town Gamma, find 00992',
    'Gamma 2 mazowieckie',
    '00992 found open list',
  ],
  [
    'a typed town is not put on a list',
    'town Delta, find 00992',
    'Delta  mazowieckie',
    '00992 found open',
  ],
  [
    'typed values stay',
    'kind 2, voivodeship opolskie, find 00991',
    'Alfa 2 opolskie',
    '00991 found',
  ],
  [
    'a choice fills in the kind',
    'find 00992, town Gamma, town Beta',
    'Beta 1 mazowieckie',
    '00992 found open list',
  ],
  [
    'a town that is not found changes nothing else',
    'find 00991, town Delta',
    'Delta 1 mazowieckie',
    '00991 found',
  ],
  ['a list is left for a text', 'find 00992, typeTown', '  mazowieckie', '00992 found open'],
  [
    'the next postcode replaces what was found',
    'find 00991, find 00993',
    'Beta  ',
    '00993 found open',
  ],
  [
    'unknown: takes back what was found',
    'find 00991, voivodeship opolskie, find 00994',
    '  opolskie',
    '00994 unknown open',
  ],
  [
    'failed: takes back what was found',
    'find 00992, town Gamma, find 00996',
    '  ',
    '00996 failed open',
  ],
  [
    'found, then typed again: still found',
    'find 00991, kind 2, kind 1, find 00994',
    '  ',
    '00994 unknown open',
  ],
  [
    'typed, then found: found',
    'voivodeship mazowieckie, find 00991, find 00993',
    'Beta  ',
    '00993 found open',
  ],
  [
    'a late response is ignored',
    'enter 00991, find 00992, answer 00991',
    '  mazowieckie',
    '00992 found open list',
  ],
  ['so it is without a postcode', 'enter 00991, enter 0099, answer 00991', '  ', 'idle'],
  [
    'it counts for its postcode',
    'enter 00991, enter 0099, find 00991',
    'Alfa 1 mazowieckie',
    '00991 found',
  ],
  [
    'without a postcode what was found stays',
    'find 00992, enter 0099',
    '  mazowieckie',
    'idle open',
  ],
  [
    'the same again continues',
    'find 00992, enter 0099, enter 00992',
    '  mazowieckie',
    '00992 found open list',
  ],
  ['the fields wait', 'enter 00991, wait 500', '  ', '00991 loading'],
  ['they open', 'enter 00991, wait 600', '  ', '00991 loading open'],
  [
    'they stay open',
    'enter 00991, wait 600, answer 00991',
    'Alfa 1 mazowieckie',
    '00991 found open',
  ],
  ['an answered lookup is not slow', 'find 00991, wait 600', 'Alfa 1 mazowieckie', '00991 found'],
  ['a response while hidden', 'enter 00991, hide, answer 00991', '  ', '00991 loading'],
  [
    'and at the return',
    'enter 00991, hide, answer 00991, show',
    'Alfa 1 mazowieckie',
    '00991 found',
  ],
  ['the whole at the return', 'find 00991, hide, show', 'Alfa 1 mazowieckie', '00991 found'],
  ['found before the return', 'find 00991, hide, show, find 00994', '  ', '00994 unknown open'],
  ['a part at the return', 'voivodeship opolskie, hide, show', '  opolskie', 'idle open'],
  ['what was typed before stays', 'kind 2, find 00991, find 00994', ' 2 ', '00994 unknown open'],
  [
    'an unknown postcode opens a typed address',
    'town Delta, kind 2, voivodeship opolskie, find 00994',
    'Delta 2 opolskie',
    '00994 unknown open',
  ],
  [
    'an emptied field stays empty beside another town',
    'find 00991, voivodeship, town Delta',
    'Delta 1 ',
    '00991 found',
  ],
])('%s: %s → %s; %s', async (_title, steps, filled, lookup) => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const address = openAddress();
  for (const step of steps.split(', ')) await address.act(step);
  expect(address.filled()).toBe(filled);
  expect(address.lookup()).toBe(lookup);
});
