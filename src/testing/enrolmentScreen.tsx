import { act, screen, waitFor, within } from '@testing-library/react';
import type { FormApi } from 'final-form';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import { recruitmentApi } from '../api/recruitmentApi';
import type { Offer } from '../contract/offer';
import type { EnrolmentValues } from '../domain/enrolmentValues';
import { useEnrolment, useErrorCount } from '../features/enrolment/model/enrolmentContext';
import { SectionNav } from '../features/enrolment/progress/SectionNav';
import { EnrolmentActivity } from '../features/enrolment/screen/EnrolmentActivity';
import { testOffer } from './domainFixtures';
import { EnrolmentProvider } from './EnrolmentProvider';
import { anyOf } from './message';
import { renderWithProviders } from './renderApp';
import { type Answers, formData, siteBackend } from './siteBackend';

export const OFFER = testOffer({ id: 7, recruitment: 70 });

const PROMO_LINK = 'wiosna';

/** The form's data by call. */
export const FORM_DATA = formData([OFFER]);

/** A backend with everything that the form needs, which accepts every application. */
export const enrolmentBackend = (other?: Answers) => siteBackend([OFFER], other);

const POSTGRADUATE: Offer = { ...OFFER, nabor: { ...OFFER.nabor, nazwaGrupy: 'PODYPLOMOWE' } };

/** The form of an offer, visible, where nothing is expected of it. */
export const FORM_PROPS = {
  returning: false,
  shown: true,
  offer: OFFER,
  studies: [],
  backPath: '/',
  onAccepted: () => undefined,
};

interface Setting {
  values?: EnrolmentValues;
  postgraduate?: boolean;
  language?: 'pl' | 'eng';
  /** True when the backend stores a repeated application once. */
  knowsKeys?: boolean;
  /** True when the site has the page "My application". */
  myApplication?: boolean;
}

/** Renders the summary screen with its panel, and waits until its data is loaded. */
export async function showEnrolment({
  values,
  postgraduate = false,
  language = 'pl',
  myApplication = false,
  knowsKeys = true,
}: Setting = {}) {
  const onAccepted = jest.fn();
  let errorCount = 0;
  let form: FormApi<EnrolmentValues> | null = null;
  function Probe() {
    ({ form } = useEnrolment());
    errorCount = useErrorCount();
    return null;
  }
  const page = (
    <EnrolmentProvider myApplication={myApplication}>
      <Probe />
      <SectionNav />
      <EnrolmentActivity
        {...FORM_PROPS}
        studies={[
          { name: 'direction', value: 'Kierunek A' },
          { name: 'city', value: 'Miasto A' },
        ]}
        offer={postgraduate ? POSTGRADUATE : OFFER}
        backPath="/wybor-trybu"
        onAccepted={onAccepted}
      />
    </EnrolmentProvider>
  );
  const rendered = renderWithProviders(page, {
    language,
    preloadedState: { visit: { promoLink: PROMO_LINK } },
    route: '/podsumowanie',
  });
  act(() => {
    const value = { offers: [OFFER], promoUnknown: false, knowsKeys };
    rendered.store.dispatch(
      recruitmentApi.util.upsertQueryEntries([{ endpointName: 'offers', arg: PROMO_LINK, value }]),
    );
  });
  const formNow = (): FormApi<EnrolmentValues> => {
    if (form === null) throw new Error('The form is not there.');
    return form;
  };
  const fill = (given: Partial<EnrolmentValues>) => {
    act(() => {
      formNow().batch(() => {
        for (const [name, value] of Object.entries(given)) {
          formNow().change(name as keyof EnrolmentValues, value);
        }
      });
    });
  };
  const texts = { pl, eng }[language];
  const labels = [
    texts['podsumowanie.zakonczenie.przycisk'],
    texts['podsumowanie.zakonczenie.sprawdz'],
    texts['podsumowanie.ponowienie.wyslij'],
  ];
  await screen.findByRole('button', { name: (name) => labels.includes(name) });
  if (values) fill(values);
  const accepted = () => waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  return { ...rendered, onAccepted, accepted, errorCount: () => errorCount, fill, form: formNow };
}

/** Renders the form with a complete backend, in which `answers` replace handlers, and waits until all is loaded. */
export async function showLoadedForm({
  answers,
  ...setting
}: Setting & { answers?: Answers } = {}) {
  const calls = enrolmentBackend(answers);
  const shown = await showEnrolment(setting);
  await formLoaded();
  return { ...shown, calls };
}

/** Resolves once the questions and the consents of `enrolmentBackend` are shown. */
export async function formLoaded(): Promise<void> {
  await screen.findByText('Pytanie tak lub nie');
  await screen.findByText('Warunek pierwszy');
}

/** The submit button. */
export function submitButton(): HTMLElement {
  return screen.getByRole('button', {
    name: anyOf(
      'podsumowanie.zakonczenie.przycisk',
      // Of a form with empty fields.
      'podsumowanie.zakonczenie.sprawdz',
      'podsumowanie.wysylanie.przycisk',
      'podsumowanie.ponowienie.wyslij',
    ),
  });
}

/** The notice above the submit button with this title. */
export async function noticeAtButton(title: keyof typeof pl) {
  const found = await screen.findAllByText(pl[title].replaceAll('\u00a0', ' '));
  const [notice] = found.flatMap((text) => text.closest<HTMLElement>('form [role=alert]') ?? []);
  if (notice === undefined) throw new Error('There is no such notice at the button.');
  return within(notice);
}
