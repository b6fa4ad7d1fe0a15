import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { prefetchForm } from '../../../api/formPrefetch';
import type { WithApi } from '../../../api/recruitmentApi';
import type { ChosenFact } from '../../../domain/programmes';
import { deferred } from '../../../testing/backend';
import { button, textbox } from '../../../testing/controls';
import { COUNTRIES } from '../../../testing/domainFixtures';
import { EnrolmentProvider } from '../../../testing/EnrolmentProvider';
import { enrolmentBackend, FORM_PROPS } from '../../../testing/enrolmentScreen';
import { message } from '../../../testing/message';
import { renderWithProviders } from '../../../testing/renderApp';
import { Loading } from '../../../ui/lazyPart';
import { type Enrolment, useEnrolment } from '../model/enrolmentContext';
import { enrolmentSlice } from '../model/enrolmentSlice';
import { EnrolmentActivity } from './EnrolmentActivity';

class Boundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };
  static getDerivedStateFromError() {
    return { crashed: true };
  }
  override render() {
    return this.state.crashed ? <p>Crashed</p> : this.props.children;
  }
}

let enrolment: Enrolment;

function Probe() {
  enrolment = useEnrolment();
  return null;
}

function LastStep({ studies = [] }: { studies?: readonly ChosenFact[] }) {
  const [shown, setShown] = useState(false);
  const dispatch = useDispatch<ThunkDispatch<WithApi, unknown, UnknownAction>>();
  useEffect(() => {
    dispatch(prefetchForm('pl', FORM_PROPS.offer));
  }, [dispatch]);
  return (
    <Boundary>
      <button onClick={() => setShown(true)}>Forward</button>
      <button onClick={() => setShown(false)}>Back</button>
      <EnrolmentProvider>
        <Probe />
        <Loading hidden={!shown}>
          {/* As the site: all effects of the form run twice. */}
          <StrictMode>
            <EnrolmentActivity {...FORM_PROPS} shown={shown} studies={studies} />
          </StrictMode>
        </Loading>
      </EnrolmentProvider>
    </Boundary>
  );
}

const firstName = () => document.querySelector('input[name="imie"]');

async function isRenderedAhead() {
  await waitFor(() => expect(firstName()).not.toBeNull());
}

test('the form is pre-rendered, hidden, once the dictionaries are loaded', async () => {
  const { wait, release } = deferred();
  const calls = enrolmentBackend({ 'GET slowniki/kraj': () => ({ body: COUNTRIES, wait }) });
  renderWithProviders(<LastStep />);
  await waitFor(() => expect(calls).toHaveLength(5));
  expect(firstName()).toBeNull();
  release();
  await isRenderedAhead();
  expect(firstName()).not.toBeVisible();
  expect(screen.getByText('Warunek pierwszy')).not.toBeVisible();
});

test('a failed call is repeated when the form is shown', async () => {
  const calls = enrolmentBackend({ 'GET slowniki/kraj': () => 'networkFault' });
  const { user } = renderWithProviders(<LastStep />);
  await isRenderedAhead();
  const ofCountries = () => calls.filter(({ call }) => call === 'GET slowniki/kraj').length;
  const asked = ofCountries();
  await user.click(screen.getByRole('button', { name: 'Forward' }));
  await waitFor(() => expect(ofCountries()).toBeGreaterThan(asked));
});

test('values cleared while the form is hidden are removed from the page', async () => {
  enrolmentBackend();
  const { store } = renderWithProviders(<LastStep />);
  act(() => enrolment.form.change('imie', 'Anna'));
  await isRenderedAhead();
  expect(firstName()).toHaveValue('Anna');
  act(() => void store.dispatch(enrolmentSlice.actions.cleared(null)));
  await waitFor(() => expect(firstName()).toHaveValue(''));
});

/** Renders a hidden form that crashes as long as `value` throws. */
async function crashHidden() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  enrolmentBackend();
  const value = jest.fn((): string => {
    throw new Error('A broken step');
  });
  const step = Object.defineProperty({ name: 'direction' as const, value: '' }, 'value', {
    get: value,
  });
  const { user } = renderWithProviders(<LastStep studies={[step]} />);
  await waitFor(() => expect(value).toHaveBeenCalled());
  return { value, user };
}

test('an error in the hidden form does not affect the step until the form is shown', async () => {
  const { user } = await crashHidden();
  await user.click(screen.getByRole('button', { name: 'Forward' }));
  expect(screen.getByText('Crashed')).toBeVisible();
});

test('a form that failed while it was hidden is rendered again when it is shown', async () => {
  const { value, user } = await crashHidden();
  expect(firstName()).toBeNull();
  value.mockReturnValue('Kierunek');
  await user.click(screen.getByRole('button', { name: 'Forward' }));
  expect(firstName()).toBeVisible();
});

test('each visit mounts a new form with the typed values', async () => {
  enrolmentBackend();
  const { user } = renderWithProviders(<LastStep />);
  await isRenderedAhead();
  await user.click(screen.getByRole('button', { name: 'Forward' }));
  await user.type(textbox('podsumowanie.dane_osobowe.imie'), 'Anna');
  await user.click(
    await screen.findByRole('button', {
      name: message('podsumowanie.regulamin.ukryj_szczegoly'),
    }),
  );
  const before = firstName();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(firstName()).not.toBe(before));
  await isRenderedAhead();
  await user.click(screen.getByRole('button', { name: 'Forward' }));
  expect(firstName()).toBeVisible();
  expect(firstName()).toHaveValue('Anna');
  expect(button('podsumowanie.regulamin.ukryj_szczegoly')).toBeVisible();
});
