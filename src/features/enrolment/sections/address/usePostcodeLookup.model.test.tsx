import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { Provider } from 'react-redux';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { deferred, fakeBackend } from '../../../../testing/backend';
import { EnrolmentProvider, enrolmentStore } from '../../../../testing/EnrolmentProvider';
import { runs } from '../../../../testing/runs';
import { type PostcodeLookupControls, usePostcodeLookup } from './usePostcodeLookup';

// A candidate changes the postcode and what it fills in, leaves the address and returns, while responses arrive in any
// order: the lookup is that of the present postcode, and typed values stay.
jest.setTimeout(process.env['NIGHTLY'] ? 3_600_000 : 600_000);

const FIELDS = ['miejscowosc', 'rodzajMiejscowosci', 'wojewodztwo'] as const;
type Field = (typeof FIELDS)[number];
type Place = Readonly<Record<Field, string>>;
const place = (miejscowosc: string, rodzajMiejscowosci: string, wojewodztwo = 'mazowieckie') => ({
  ...{ miejscowosc, rodzajMiejscowosci, wojewodztwo },
});
/** The places of each postcode, or the status of a response without any; 400 is a failure. */
const ANSWERS: Readonly<Record<string, readonly Place[] | number>> = {
  '00991': [place('Alfa', '1'), place('Alfa', '1')],
  '00992': [place('Beta', '1'), place('Gamma', '2')],
  '00993': [place('Beta', '2'), place('Beta', '1', 'opolskie')],
  '00994': [],
  '00997': [place('Epsilon', '')],
  '00995': 404,
  '00996': 400,
};
function placesOf(code: string | null) {
  const answer = ANSWERS[code ?? ''];
  return typeof answer === 'object' ? answer : [];
}

const TYPED: Readonly<Record<Field, readonly string[]>> = {
  miejscowosc: ['Alfa', 'Gamma', 'Delta', ''],
  rodzajMiejscowosci: ['1', '2', ''],
  wojewodztwo: ['mazowieckie', 'opolskie', ''],
};

type Command =
  | { do: 'code'; code: string }
  | { do: 'type'; field: Field; choice: number }
  | { do: 'answer'; place: number }
  | { do: 'wait' | 'typeTown' | 'leave' };
const codes = fc.constantFrom(...Object.keys(ANSWERS), '00-992', '0099');
const field = fc.constantFrom('miejscowosc', ...FIELDS);
const choice = fc.nat(3);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: codes.map((code) => ({ do: 'code' as const, code })) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), field, choice }) },
  { weight: 4, arbitrary: choice.map((place) => ({ do: 'answer' as const, place })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Command>({ do: 'wait' }, { do: 'typeTown' }, { do: 'leave' }),
  },
);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** An address whose fields are not shown, and the responses that its lookups wait for. */
function openAddress() {
  const pending = new Map<string, () => void>();
  fakeBackend(({ call }) => {
    const code = call.replace('GET kody-pocztowe/', '');
    const { wait, release } = deferred();
    pending.set(code, () => {
      pending.delete(code);
      release();
    });
    const answer = ANSWERS[code];
    if (typeof answer === 'number') return { status: answer, wait };
    const body = answer?.map((one) => ({
      ...one,
      rodzajMiejscowosci: one.rodzajMiejscowosci || null,
    }));
    return { body, wait };
  });
  let controls: PostcodeLookupControls | null = null;
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
  const { unmount } = render(
    <Provider store={enrolmentStore()}>
      <EnrolmentProvider inForm prepare={(enrolment) => (form = enrolment.form)}>
        <Page />
      </EnrolmentProvider>
    </Provider>,
  );
  const address = () => {
    if (form === undefined) throw new Error('The form was not rendered.');
    return form.getState().values.adres;
  };
  return {
    pending,
    address,
    lookup: () => controls?.lookup,
    type: (part: object, isTown = false) =>
      act(() => {
        form?.change('adres', { ...address(), ...part });
        if (isTown) controls?.onTownChange();
      }),
    typeTown: () => act(() => controls?.typeTown()),
    show: (shown: boolean) => act(() => show(shown)),
    unmount,
  };
}

/** The value that all places have in common, else "". */
const common = (places: readonly Place[], field: Field) =>
  new Set(places.map((place) => place[field])).size === 1 ? (places[0]?.[field] ?? '') : '';

async function play(commands: readonly Command[]): Promise<void> {
  sessionStorage.clear();
  const page = openAddress();
  /** Holds what the fields contain, and what of it the candidate has typed. */
  const now: Record<Field, string> = { miejscowosc: '', rodzajMiejscowosci: '', wojewodztwo: '' };
  let typed = new Set<Field>();
  /** Holds what was found last: typed again it is not more than that. */
  let filledIn: Partial<Record<Field, string>> = {};
  let shown = true;
  let code: string | null = null;
  let isAwaited = false;
  const answered = new Set<string>();
  const nothing = { phase: 'idle', places: [] as readonly Place[], townList: false };
  let lookup = { ...nothing, open: false };
  /** The last lookup with an event: one of the same postcode continues it. */
  let last: { code: string | null; lookup: typeof lookup } = { code: null, lookup };
  const update = (part: Partial<typeof lookup>) => {
    lookup = { ...lookup, ...part };
    last = { code, lookup };
  };

  const isComplete = () => FIELDS.every((field) => now[field] !== '');
  const ofTown = () => lookup.places.filter(({ miejscowosc }) => miejscowosc === now.miejscowosc);
  const found = (field: Field) => common(ofTown().length > 0 ? ofTown() : lookup.places, field);
  /** Fills in what was not typed; what is also found is no longer typed. */
  const fillIn = () => {
    const isOwnTown = typed.has('miejscowosc') && ofTown().length === 0 && lookup.places.length > 0;
    const fills = FIELDS.filter(
      (field) => !typed.has(field) && !(isOwnTown && field === 'rodzajMiejscowosci'),
    ).filter((field) => now[field] !== found(field));
    for (const field of fills) now[field] = found(field);
    const same = FIELDS.filter((field) => now[field] === found(field));
    typed = new Set(FIELDS.filter((field) => now[field] !== '' && !same.includes(field)));
    filledIn = Object.fromEntries(same.map((field) => [field, now[field]]));
  };
  const end = () => {
    const places = placesOf(code);
    const isFailed = code === '00996';
    update({ places, phase: isFailed ? 'failed' : places.length > 0 ? 'found' : 'unknown' });
    fillIn();
    const towns = new Set(places.map(({ miejscowosc }) => miejscowosc));
    const townList = towns.size > 1 && ['', ...towns].includes(now.miejscowosc);
    const isPartial = lookup.phase !== 'found' || townList || !isComplete();
    update({ townList, open: lookup.open || isPartial });
    isAwaited = false;
  };
  const ask = async (next: string | null) => {
    if (next === code) return;
    code = next;
    isAwaited = code !== null;
    lookup = { ...nothing, phase: code === null ? 'idle' : 'loading', open: lookup.open };
    if (last.code === code) lookup = last.lookup;
    await pass(5);
    if (answered.has(code ?? '')) end();
  };
  const check = () => {
    expect(page.address()).toMatchObject(now);
    if (!shown) return;
    const { places, ...others } = lookup;
    const townsOf = (all: readonly { miejscowosc: string }[] = []) =>
      new Set(all.map(({ miejscowosc }) => miejscowosc));
    expect(page.lookup()).toMatchObject({ code, ...others });
    expect(townsOf(page.lookup()?.places)).toEqual(townsOf(places));
  };
  const run = async (one: Command): Promise<void> => {
    switch (one.do) {
      case 'code': {
        if (!shown) return;
        page.type({ kodPocztowy: one.code });
        const digits = one.code.replace('-', '');
        return ask(digits.length === 5 ? digits : null);
      }
      case 'type': {
        const value = TYPED[one.field][one.choice % TYPED[one.field].length] ?? '';
        if (!shown || value === now[one.field]) return;
        page.type({ [one.field]: value }, one.field === 'miejscowosc');
        now[one.field] = value;
        if (value === '' || value === filledIn[one.field]) typed.delete(one.field);
        else typed.add(one.field);
        if (one.field === 'miejscowosc' && ofTown().length > 0) fillIn();
        return;
      }
      case 'answer': {
        const asked = [...page.pending.keys()][one.place % Math.max(page.pending.size, 1)];
        if (asked === undefined) return;
        page.pending.get(asked)?.();
        await pass(5);
        if (asked !== '00996') answered.add(asked);
        if (shown && asked === code) end();
        return;
      }
      case 'wait':
        await pass(600);
        if (shown && isAwaited) update({ phase: 'slow', open: true });
        return;
      case 'typeTown':
        if (!shown) return;
        page.typeTown();
        if (code !== null) update({ townList: false });
        return;
      case 'leave': {
        page.show((shown = !shown));
        if (!shown) return;
        typed = new Set(FIELDS.filter((field) => now[field] !== ''));
        filledIn = {};
        const present = code;
        code = null;
        update({ ...nothing, open: typed.size > 0 && !isComplete() });
        return ask(present);
      }
    }
  };
  try {
    for (const one of commands) {
      await run(one);
      check();
    }
  } finally {
    page.unmount();
  }
}

test('any order of postcodes, typing and responses shows the present lookup and keeps what is typed', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const commands = fc.array(command, { minLength: 8, maxLength: 20 });
  await fc.assert(fc.asyncProperty(commands, play), runs(200, 5000));
});
