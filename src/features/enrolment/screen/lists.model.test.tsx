import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { enrolmentApi } from '../../../api/enrolmentApi';
import { usePhonePrefixes } from '../../../contact/usePhonePrefixes';
import { LanguageContext } from '../../../intl/language';
import { deferred, fakeBackend } from '../../../testing/backend';
import { testOffer } from '../../../testing/domainFixtures';
import { renderWithProviders } from '../../../testing/renderApp';
import { runs } from '../../../testing/runs';
import { type EnrolmentData, useEnrolmentData } from '../model/useEnrolmentData';

/*
 * A candidate changes studies and language, and tries again, while responses arrive in any order: each list is that of
 * the present studies and language, or is loading, or has failed.
 */

const LANGUAGES = ['pl', 'eng'] as const;
const OFFERS = [1, 2].map((id) => testOffer({ id, recruitment: id }));

/** The store notifies React in a later task. */
const SOON = { interval: 1 };

interface Chosen {
  offer: number;
  language: (typeof LANGUAGES)[number];
}
type Command =
  ({ do: 'choose' } & Chosen) | { do: 'answer'; place: number; works: boolean } | { do: 'retry' };

const choose = fc.record({
  do: fc.constant('choose' as const),
  offer: fc.constantFrom(1, 2),
  language: fc.constantFrom(...LANGUAGES),
});
const answer = fc.record({
  do: fc.constant('answer' as const),
  place: fc.nat(9),
  works: fc.boolean(),
});
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 2, arbitrary: choose },
  { weight: 6, arbitrary: answer },
  fc.constant({ do: 'retry' as const }),
);

/** The addresses of the lists. */
const CALLS = {
  questions: (offer: number) => `definicje-formularzy/kierunek-specjalnosc/${offer}`,
  consents: (offer: number, lang: string) =>
    `warunki-rekrutacyjne/rekrutacja/${offer}?lang=${lang}`,
  countries: (_offer: number, lang: string) => `slowniki/kraj?lang=${lang}`,
  citizenships: (_offer: number, lang: string) => `slowniki/obywatelstwo?lang=${lang}`,
  prefixes: (_offer: number, lang: string) => `slowniki/numer-kierunkowy?lang=${lang}`,
};
const REQUIRED = ['questions', 'consents', 'countries', 'citizenships'] as const;
const NAMES = [...REQUIRED, 'prefixes'] as const;
type Name = (typeof NAMES)[number];

/** The address of a query in the store. */
function callOf(query: { endpointName?: string; originalArgs?: unknown } | undefined): string {
  const { endpointName = '', originalArgs: arg } = query ?? {};
  const { id, lang } =
    typeof arg === 'object'
      ? (arg as { id: number; lang: string })
      : { id: arg as number, lang: arg as string };
  const names: Record<string, Name> = { formDefinitions: 'questions', phonePrefixes: 'prefixes' };
  return CALLS[names[endpointName] ?? (endpointName as Name)](id, lang);
}

/** A list of any call, with the address in all of its texts. */
function listOf(call: string) {
  const question = { id: 1, nazwa: call, wymagane: false, odpowiedzi: [{ id: 1, nazwa: '' }] };
  const texts = { tytul: call, nazwa: call, wartosc: call, trescWarunkow: call };
  const prefix = { kodKierunkowy: '+1', domyslny: false };
  return [{ id: 1, informacja: null, pozycjeFormularza: [question], ...texts, ...prefix }];
}

/** The lists of a form without its screen. */
function openLists() {
  /** Responses of the pending requests, by address. */
  const pending = new Map<string, (response: object) => void>();
  const shown: { data?: EnrolmentData; prefix?: string | undefined } = {};
  fakeBackend(({ request }) => {
    const { wait, release } = deferred();
    const response = { wait };
    const call = request.url.replace(/^.*rekrutacja\/(?=\D)/, '');
    expect([...pending.keys()]).not.toContain(call);
    pending.set(call, (given) => {
      pending.delete(call);
      Object.assign(response, given);
      release();
    });
    return response;
  });
  function Probe({ offer }: { offer: number }) {
    shown.data = useEnrolmentData(OFFERS[offer - 1] ?? testOffer());
    shown.prefix = usePhonePrefixes().known[0]?.wartosc;
    return null;
  }
  let choose: (chosen: Chosen) => void = () => undefined;
  function Page() {
    const [{ offer, language }, set] = useState<Chosen>({ offer: 1, language: 'pl' });
    choose = set;
    return (
      <LanguageContext value={language}>
        <Probe offer={offer} />
      </LanguageContext>
    );
  }
  const { store, unmount } = renderWithProviders(<Page />);
  const queries = () => Object.values(store.getState().recruitmentApi.queries);
  return {
    pending,
    /** Waits until the backend has all requests. */
    requested: () =>
      waitFor(() => {
        const calls = queries().filter((query) => query?.status === QueryStatus.pending);
        expect(calls.map(callOf).sort()).toEqual([...pending.keys()].sort());
      }, SOON),
    shown: () => {
      const { data, prefix } = shown;
      const lists = REQUIRED.map((name) => {
        const { state, retrying, data: items } = data?.[name] ?? { data: [] };
        return [name, { state, retrying, text: JSON.stringify(items) }] as const;
      });
      return { ...Object.fromEntries(lists), prefix };
    },
    choose: (chosen: Chosen) => act(() => choose(chosen)),
    retry: () => act(() => shown.data?.retry()),
    /** Responds, and waits until the response is handled. */
    answer: async (call: string, response: object) => {
      const running = store.dispatch(enrolmentApi.util.getRunningQueriesThunk());
      const own = queries().find((query) => callOf(query) === call);
      await act(async () => {
        pending.get(call)?.(response);
        await running.find(({ requestId }) => requestId === own?.requestId);
      });
    },
    unmount,
  };
}

/** Describes what has come of a call. */
type Known = 'ready' | 'failed';

async function play(commands: readonly Command[]): Promise<void> {
  const page = openLists();
  const known = new Map<string, Known>();
  let chosen: Chosen = { offer: 1, language: 'pl' };
  const callsNow = () =>
    NAMES.map((name) => [name, CALLS[name](chosen.offer, chosen.language)] as const);
  const check = async () => {
    await page.requested();
    const expected = callsNow().map(([name, call]) => {
      const state = known.get(call) ?? 'loading';
      const isPending = page.pending.has(call);
      if (state === 'loading') expect(isPending).toBe(true);
      if (name === 'prefixes') return ['prefix', state === 'ready' ? call : undefined];
      const text = state === 'ready' ? (expect.stringContaining(`"${call}"`) as string) : '[]';
      return [name, { state, retrying: state === 'failed' && isPending, text }];
    });
    await waitFor(() => expect(page.shown()).toEqual(Object.fromEntries(expected)), SOON);
  };
  await check();
  for (const one of commands) {
    if (one.do === 'choose') page.choose((chosen = one));
    else if (one.do === 'retry') page.retry();
    else {
      const call = [...page.pending.keys()][one.place % Math.max(page.pending.size, 1)];
      if (call === undefined) continue;
      await page.answer(call, one.works ? { body: listOf(call) } : { status: 400 });
      if (one.works || !known.has(call)) known.set(call, one.works ? 'ready' : 'failed');
    }
    await check();
  }
  page.unmount();
}

test('any order of choices, responses and retries shows the lists of the present choice', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const commands = fc.array(command, { minLength: 8, maxLength: 20 });
  await fc.assert(fc.asyncProperty(commands, play), runs(25, 2000));
});
