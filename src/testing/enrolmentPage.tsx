import { act, render } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { Provider, useDispatch } from 'react-redux';
import { recruitmentApi } from '../api/recruitmentApi';
import type { Consent } from '../contract/consent';
import type { AddressName, EnrolmentValues } from '../domain/enrolmentValues';
import { offerKey } from '../domain/steps';
import { useFittingAnswers } from '../features/enrolment/model/fittingAnswers';
import { type Enrolment, useEnrolment } from '../features/enrolment/model/enrolmentContext';
import { useFieldValue } from '../features/enrolment/model/useFieldValue';
import { useFollowCitizenship } from '../features/enrolment/model/useFollowCitizenship';
import { usePostcodeLookup } from '../features/enrolment/sections/address/usePostcodeLookup';
import { enrolmentSlice, selectEnrolment } from '../features/enrolment/model/enrolmentSlice';
import { fillInFor, presetPoland } from '../features/enrolment/model/form';
import { POLAND, PURPOSE, testOffer } from './domainFixtures';
import { EnrolmentProvider, enrolmentStore } from './EnrolmentProvider';
import { ready } from './renderSection';

const { entered, left } = enrolmentSlice.actions;

export const PAGE_OFFER = testOffer({ id: 7, recruitment: 70 });

/** What the form has loaded. */
export type PageLists = Parameters<typeof useFollowCitizenship>[0] & {
  consents: readonly Consent[];
};

function Lookup({ name }: { name: AddressName }) {
  usePostcodeLookup(name);
  return null;
}

/** What the form does by itself while it is shown, without its fields. */
function Screen({ countries, prefixes, consents }: PageLists) {
  const { form, poland } = useEnrolment();
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    fillInFor(form, { ...PURPOSE, offer: PAGE_OFFER, consents });
  }, [form, consents]);
  useLayoutEffect(() => {
    dispatch(entered(offerKey(PAGE_OFFER)));
    return () => void dispatch(left());
  }, [dispatch]);
  useFollowCitizenship({ countries, prefixes });
  useFittingAnswers(offerKey(PAGE_OFFER), ready(PURPOSE.questions));
  const elsewhere = !useFieldValue('adresKorespondencyjnyJakZamieszkania');
  const isPolish = {
    adres: useFieldValue('adres.kraj') === poland,
    adresKontaktowy: useFieldValue('adresKontaktowy.kraj') === poland && elsewhere,
  };
  return (
    <>
      {(['adres', 'adresKontaktowy'] as const).map(
        (name) => isPolish[name] && <Lookup key={name} name={name} />,
      )}
    </>
  );
}

interface PageSetting {
  /** The names of the form's fields. */
  fields: readonly string[];
  lists: PageLists;
  /** Whether the backend stores a repeated application once. */
  knowsKeys: boolean;
}

/** Opens the page with the draft of its tab: the form and what it does by itself, for a model. */
export function openPage({ fields, lists, knowsKeys }: PageSetting) {
  let enrolment: Enrolment | undefined;
  let set: (next: { shown: boolean; lists: PageLists }) => void = () => undefined;
  let now = { shown: true, lists };
  function Page() {
    const [{ shown, lists }, setState] = useState(now);
    set = setState;
    return shown && <Screen {...lists} />;
  }
  const prepare = (created: Enrolment) => {
    enrolment = created;
    for (const name of fields) {
      created.form.registerField(name as keyof EnrolmentValues, () => undefined, {});
    }
  };
  const store = enrolmentStore();
  const { unmount } = render(
    <Provider store={store}>
      <EnrolmentProvider inForm prepare={prepare}>
        <Page />
      </EnrolmentProvider>
    </Provider>,
  );
  const value = { offers: [PAGE_OFFER], promoUnknown: false, knowsKeys };
  act(() => {
    store.dispatch(
      recruitmentApi.util.upsertQueryEntries([{ endpointName: 'offers', arg: null, value }]),
    );
  });
  if (enrolment === undefined) throw new Error('The enrolment was not rendered.');
  const { form, keys } = enrolment;
  const show = (next: Partial<typeof now>) => act(() => set((now = { ...now, ...next })));
  return {
    form,
    keys,
    change: (changes: readonly (readonly [name: string, value: unknown])[]) =>
      act(() =>
        form.batch(() => {
          for (const [name, value] of changes) {
            form.change(name as keyof EnrolmentValues, value as never);
            if (name === 'obcokrajowiec') presetPoland(form, POLAND);
          }
        }),
      ),
    submit: () => act(() => void form.submit()),
    state: () => selectEnrolment(store.getState()),
    dispatch: (action: ReturnType<(typeof enrolmentSlice.actions)['kept' | 'cleared']>) =>
      act(() => void store.dispatch(action)),
    isShown: () => now.shown,
    show,
    /** Leaves the page for good: nothing of it goes on. */
    close: () => {
      act(() => void window.dispatchEvent(new Event('pagehide')));
      unmount();
      // Resets the clock as well.
      const now = Date.now();
      jest.clearAllTimers();
      jest.setSystemTime(now);
    },
  };
}
