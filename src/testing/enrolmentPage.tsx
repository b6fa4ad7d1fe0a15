import { act, render } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider, useDispatch } from 'react-redux';
import pl from '../../i18n/pl.json';
import { recruitmentApi } from '../api/recruitmentApi';
import type { Consent } from '../contract/consent';
import type { AddressName, EnrolmentValues } from '../domain/enrolmentValues';
import type { CountryDictionaries } from '../domain/followCitizenship';
import { offerKey } from '../domain/steps';
import { type Enrolment, useEnrolment } from '../features/enrolment/model/enrolmentContext';
import { enrolmentSlice, selectEnrolment } from '../features/enrolment/model/enrolmentSlice';
import { validator } from '../features/enrolment/model/form';
import { useFieldValue } from '../features/enrolment/model/selectors';
import { useSubmitApplication } from '../features/enrolment/screen/useSubmitApplication';
import { usePostcodeLookup } from '../features/enrolment/sections/address/usePostcodeLookup';
import { useFollowCitizenship } from '../features/enrolment/sections/citizenship/CitizenshipSection';
import { CONTEXT, testOffer } from './domainFixtures';
import { EnrolmentProvider, enrolmentStore } from './EnrolmentProvider';
import { loadedData, ready } from './renderSection';

const { screenEntered, screenLeft } = enrolmentSlice.actions;

export const PAGE_OFFER = testOffer({ id: 7, recruitment: 70 });

/** Describes what the form has loaded. */
export interface PageLists extends CountryDictionaries {
  consents: readonly Consent[];
}

function Lookup({ name }: { name: AddressName }) {
  usePostcodeLookup(name);
  return null;
}

const nothing = (): void => undefined;

/** Does what the form does by itself while it is shown, without its fields. */
function Screen({ countries, prefixes, consents }: PageLists) {
  const { form, poland } = useEnrolment();
  const dispatch = useDispatch();
  const data = loadedData({
    questions: ready(CONTEXT.questions),
    consents: ready(consents),
    countries: ready(countries),
  });
  const { onSubmit } = useSubmitApplication(PAGE_OFFER, data, nothing);
  useLayoutEffect(() => {
    form.setConfig('onSubmit', onSubmit);
  });
  useLayoutEffect(() => {
    form.setConfig('validate', validator({ ...CONTEXT, consents }));
  }, [form, consents]);
  useLayoutEffect(() => {
    dispatch(screenEntered(offerKey(PAGE_OFFER)));
    return () => void dispatch(screenLeft());
  }, [dispatch]);
  useFollowCitizenship({ countries, prefixes });
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
  /** True when the backend stores a repeated application once. */
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
      <IntlProvider locale="pl" messages={pl}>
        <EnrolmentProvider inForm prepare={prepare}>
          <Page />
        </EnrolmentProvider>
      </IntlProvider>
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
          }
        }),
      ),
    submit: () => act(() => void form.submit()),
    state: () => selectEnrolment(store.getState()),
    dispatch: (action: ReturnType<(typeof enrolmentSlice.actions)['renewed' | 'cleared']>) =>
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
