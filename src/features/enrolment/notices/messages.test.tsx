import { screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import eng from '../../../../i18n/eng.json';
import pl from '../../../../i18n/pl.json';
import { type EnrolmentValues, initialValues } from '../../../domain/enrolmentValues';
import { LanguageContext } from '../../../intl/language';
import type { MessageId } from '../../../intl/messages';
import { button, queryErrorList } from '../../../testing/controls';
import { POLAND, poleValues } from '../../../testing/domainFixtures';
import { EnrolmentProvider } from '../../../testing/EnrolmentProvider';
import {
  enrolmentBackend,
  FORM_PROPS,
  formLoaded,
  submitButton,
} from '../../../testing/enrolmentScreen';
import { message } from '../../../testing/message';
import { renderWithProviders } from '../../../testing/renderApp';
import { useEnrolment } from '../model/enrolmentContext';
import { replaceValues } from '../model/form';
import { EnrolmentActivity } from '../screen/EnrolmentActivity';

/** Provides a language, with a button to change it without leaving the form. */
function InTwoLanguages({ children }: { children: ReactNode }) {
  const [english, setEnglish] = useState(false);
  return (
    <LanguageContext value={english ? 'eng' : 'pl'}>
      <IntlProvider locale={english ? 'en' : 'pl'} messages={english ? eng : pl}>
        <button type="button" onClick={() => setEnglish(true)}>
          EN
        </button>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

const EMPTY = initialValues(POLAND, '+48');
const FOREIGNER: EnrolmentValues = {
  ...EMPTY,
  obcokrajowiec: true,
  obywatelstwo: '',
  krajPochodzenia: '',
};

function Filled({ values }: { values: EnrolmentValues }) {
  const { form } = useEnrolment();
  useState(() => {
    replaceValues(form, values);
  });
  return <EnrolmentActivity {...FORM_PROPS} />;
}

/** The errors that fields refer to as their descriptions. */
function errorsAtFields(): Set<string | null> {
  const errors = document.querySelectorAll('[id$="-error"]');
  return new Set(Array.from(errors, ({ textContent }) => textContent));
}

const PERSONAL = 'podsumowanie.dane_osobowe.walidacja';
const ADDRESS = 'podsumowanie.adres.walidacja';
const COMMON = [
  `${PERSONAL}.imie`,
  `${PERSONAL}.nazwisko`,
  `${PERSONAL}.miejsce_ur`,
  `${PERSONAL}.plec`,
  `${ADDRESS}.ulica`,
  `${ADDRESS}.numer_domu`,
  'podsumowanie.dane_kontaktowe.walidacja.email',
  'podsumowanie.dane_kontaktowe.walidacja.telefon',
  'podsumowanie.formularze.walidacja',
  'podsumowanie.regulamin.walidacja.pojedynczy',
  'podsumowanie.regulamin.walidacja.wszystkie',
] as const satisfies readonly MessageId[];

/** An unknown postcode fills in nothing. */
const UNKNOWN_POSTCODE = { ...EMPTY.adres, kodPocztowy: '00993' };
const TOWN = [
  `${ADDRESS}.miejscowosc`,
  `${ADDRESS}.rodzaj_miejscowosci`,
  `${ADDRESS}.wojewodztwo`,
] as const satisfies readonly MessageId[];

const ORIGIN = [
  `${PERSONAL}.obywatelstwo`,
  `${PERSONAL}.kraj_pochodzenia`,
] as const satisfies readonly MessageId[];

test.each<[string, EnrolmentValues, readonly MessageId[]]>([
  ['a Pole', EMPTY, [`${PERSONAL}.pesel`, `${ADDRESS}.kod_pocztowy`]],
  [
    'a foreigner who has not said whether there is a PESEL',
    FOREIGNER,
    ['podsumowanie.walidacja.opcja', ...ORIGIN, `${ADDRESS}.kod_pocztowy`],
  ],
  [
    'a foreigner with a wrong PESEL and an unknown postcode',
    { ...FOREIGNER, maPesel: true, pesel: '44051401358', adres: UNKNOWN_POSTCODE },
    [`${PERSONAL}.pesel_bledny`, ...ORIGIN, ...TOWN],
  ],
  [
    'a foreigner without a PESEL who lives abroad',
    { ...FOREIGNER, maPesel: false, adres: { ...EMPTY.adres, kraj: '' } },
    [
      `${PERSONAL}.rodzaj_dowodu`,
      `${PERSONAL}.seria_numer_dowodu`,
      `${PERSONAL}.data_ur`,
      ...ORIGIN,
      `${ADDRESS}.kraj`,
      `${ADDRESS}.kod_pocztowy_zagraniczny`,
      `${ADDRESS}.miejscowosc`,
      `${ADDRESS}.rodzaj_miejscowosci`,
    ],
  ],
])(
  '[4.4.3, 5.3.1, 5.3.13, 5.3.20, 5.4.4, 8.1.8] all messages to %s are shown at their fields, and change with the language',
  async (_, values, own) => {
    enrolmentBackend({ 'GET kody-pocztowe/00993': () => ({ body: [] }) });
    const { user } = renderWithProviders(
      <InTwoLanguages>
        <EnrolmentProvider>
          <Filled values={values} />
        </EnrolmentProvider>
      </InTwoLanguages>,
    );
    await formLoaded();
    await user.click(submitButton());
    const expected = [...COMMON, ...own];
    expect(errorsAtFields()).toEqual(new Set(expected.map((id) => pl[id])));

    await user.click(screen.getByRole('button', { name: 'EN' }));
    await screen.findByText('Warunek pierwszy');
    expect(errorsAtFields()).toEqual(new Set(expected.map((id) => eng[id])));
  },
);

/** The form of a Pole without a first name, after a submit. */
async function sentWithoutFirstName() {
  enrolmentBackend();
  const { user } = renderWithProviders(
    <EnrolmentProvider>
      <Filled values={{ ...poleValues(), imie: '' }} />
    </EnrolmentProvider>,
  );
  await formLoaded();
  await user.click(submitButton());
  return user;
}

test('the messages at the fields are there when the list of errors gets the focus', async () => {
  const atFocus: number[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target === queryErrorList()) {
      atFocus.push(errorsAtFields().size);
    }
  });
  await sentWithoutFirstName();
  expect(atFocus).toEqual([1]);
  expect(errorsAtFields().size).toBe(1);
});

test('a cleared form shows no message while it leaves validation mode', async () => {
  const user = await sentWithoutFirstName();
  await user.click(button('podsumowanie.szkic.wyczysc'));
  const dialog = await screen.findByRole('dialog');
  const added: Node[] = [];
  const note = (records: MutationRecord[]) => {
    for (const { addedNodes } of records) added.push(...addedNodes);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  await user.click(
    within(dialog).getByRole('button', { name: message('podsumowanie.szkic.wyczysc') }),
  );
  note(observer.takeRecords());
  observer.disconnect();
  expect(errorsAtFields().size).toBe(0);
  expect(added.filter((node) => node instanceof Element && node.matches('[id$="-error"]'))).toEqual(
    [],
  );
});
