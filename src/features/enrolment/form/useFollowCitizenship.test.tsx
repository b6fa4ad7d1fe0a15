import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import pl from '../../../../i18n/pl.json';
import type { PhonePrefix } from '../../../contract/dictionary';
import { completeSections } from '../../../domain/sections';
import { LanguageContext } from '../../../intl/language';
import { deferred, fakeBackend } from '../../../testing/backend';
import { COUNTRIES, PHONE_PREFIXES, POLAND } from '../../../testing/domainFixtures';
import { EnrolmentProvider } from '../../../testing/EnrolmentProvider';
import { enrolmentBackend, showEnrolment } from '../../../testing/enrolmentScreen';
import { renderWithProviders } from '../../../testing/renderApp';
import { usePhonePrefixes } from '../loading/usePhonePrefixes';
import { enrolmentSlice } from '../state/enrolmentSlice';
import { type Enrolment, useEnrolment } from './enrolmentContext';
import { useFollowCitizenship } from './useFollowCitizenship';

const origin = () => screen.getByLabelText('Kraj pochodzenia');
const residence = () =>
  within(screen.getByRole('region', { name: /Adres zamieszkania/ })).getByLabelText('Kraj');
const prefix = () => screen.getByLabelText('Numer kierunkowy');

async function foreigner(answers: Parameters<typeof enrolmentBackend>[0] = {}) {
  enrolmentBackend(answers);
  const shown = await showEnrolment();
  const { user } = shown;
  await user.click(screen.getByRole('radio', { name: pl['podsumowanie.obywatelstwo.inne'] }));
  await screen.findByRole('option', { name: 'ukraińskie' });
  const choose = (name: string) => user.selectOptions(screen.getByLabelText('Obywatelstwo'), name);
  return { ...shown, choose };
}

const expectAnswers = (...values: string[]) =>
  waitFor(() => {
    const selects = [origin(), residence(), prefix()];
    expect(selects.map((select) => (select as HTMLSelectElement).value)).toEqual(values);
  });

test('country of origin, residence and prefix are derived from the citizenship until they are changed', async () => {
  const { user, choose } = await foreigner();
  await expectAnswers('', POLAND, '+48');
  await choose('ukraińskie');
  await expectAnswers('UA', 'UA', '+380');
  await user.selectOptions(prefix(), '+48');
  await user.selectOptions(residence(), 'Polska');
  await choose('niemieckie');
  await expectAnswers('DE', POLAND, '+48');
});

test('a filled-in address keeps its values and its country', async () => {
  const { user, choose, form } = await foreigner();
  await user.type(screen.getByLabelText('Ulica'), 'ul. Wymyślona');
  await choose('ukraińskie');
  await expectAnswers('UA', POLAND, '+380');
  expect(form().getState().values.adres.adres).toBe('ul. Wymyślona');
});

/** A form with derived values, without its screen; its prefixes are loaded unless `usePrefixes` provides them. */
function follower(usePrefixes = () => PHONE_PREFIXES as readonly PhonePrefix[]) {
  let enrolment: Enrolment | undefined;
  let changeLanguage: (language: string) => void = () => undefined;
  function Probe() {
    enrolment = useEnrolment();
    useFollowCitizenship({ countries: COUNTRIES, prefixes: usePrefixes() });
    return null;
  }
  function LanguageChanger() {
    const [language, setLanguage] = useState('pl');
    changeLanguage = setLanguage;
    return (
      <LanguageContext value={language}>
        <Probe />
      </LanguageContext>
    );
  }
  const { store } = renderWithProviders(
    <EnrolmentProvider inForm>
      <LanguageChanger />
    </EnrolmentProvider>,
  );
  const now = (): Enrolment => {
    if (enrolment === undefined) throw new Error('The enrolment was not rendered.');
    return enrolment;
  };
  const choose = (obywatelstwo: string) => {
    const { form } = now();
    act(() =>
      form.batch(() => {
        form.change('obcokrajowiec', true);
        form.change('obywatelstwo', obywatelstwo);
      }),
    );
  };
  return {
    now,
    choose,
    store,
    changeLanguage: (language: string) => act(() => changeLanguage(language)),
  };
}

test('derived values do not count as answers', () => {
  const { now, choose } = follower();
  choose('UA');
  const { values, initialValues } = now().form.getState();
  expect(values.numerKierunkowy).toBe('+380');
  const sections = completeSections(
    values,
    { ...values, ...initialValues },
    { touched: [], invalid: [] },
  );
  expect(sections).toEqual(['citizenship', 'studentCard', 'personal']);
});

test('in a cleared form values are derived again', () => {
  const { now, choose, store } = follower();
  choose('UA');
  act(() => now().form.change('krajPochodzenia', 'DE'));
  act(() => void store.dispatch(enrolmentSlice.actions.cleared(null)));
  choose('UA');
  expect(now().form.getState().values).toMatchObject({
    krajPochodzenia: 'UA',
    adres: { kraj: 'UA' },
    numerKierunkowy: '+380',
  });
});

test('a derived prefix stays while the dictionary of another language is loading', async () => {
  const wait = new Promise(() => undefined);
  let asked = 0;
  fakeBackend({
    'GET slowniki/numer-kierunkowy': () => {
      asked += 1;
      return asked > 1 ? { wait } : { body: PHONE_PREFIXES };
    },
  });
  const { now, choose, changeLanguage } = follower(() => usePhonePrefixes().known);
  const followed = () => now().form.getState().values.numerKierunkowy;
  choose('UA');
  await waitFor(() => expect(followed()).toBe('+380'));
  changeLanguage('eng');
  await waitFor(() => expect(asked).toBe(2));
  expect(followed()).toBe('+380');
});

test('a late dictionary of prefixes is used as well', async () => {
  const { wait, release } = deferred();
  const { choose } = await foreigner({
    'GET slowniki/numer-kierunkowy': () => ({ wait, body: PHONE_PREFIXES }),
  });
  await choose('ukraińskie');
  await expectAnswers('UA', 'UA', '+48');
  await act(async () => {
    release();
    await wait;
  });
  await expectAnswers('UA', 'UA', '+380');
});

test('a default prefix of the dictionary does not count as chosen', async () => {
  const prefixes = PHONE_PREFIXES.map((entry) => ({
    ...entry,
    domyslny: entry.kodKierunkowy === '+49',
  }));
  const { choose } = await foreigner({
    'GET slowniki/numer-kierunkowy': () => ({ body: prefixes }),
  });
  await expectAnswers('', POLAND, '+49');
  await choose('ukraińskie');
  await expectAnswers('UA', 'UA', '+380');
});
