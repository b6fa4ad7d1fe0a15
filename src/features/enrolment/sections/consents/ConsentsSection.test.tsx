import { act, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Consent } from '../../../../contract/consent';
import { isGiven } from '../../../../domain/consents';
import { answerKey } from '../../../../domain/enrolmentValues';
import { CONSENTS, PURPOSE } from '../../../../testing/domainFixtures';
import { EnrolmentProvider } from '../../../../testing/EnrolmentProvider';
import { renderWithProviders } from '../../../../testing/renderApp';
import { ready } from '../../../../testing/renderSection';
import { type Enrolment, useEnrolment } from '../../form/enrolmentContext';
import type { FetchedList } from '../../loading/fetchedList';
import { fillInFor } from '../../state/form';
import { nested } from '../../validation/fieldMessages';
import { ConsentsSection } from './ConsentsSection';

let enrolment: Enrolment;

function Form({ list }: { list: FetchedList<Consent> }) {
  enrolment = useEnrolment();
  const { form } = enrolment;
  useEffect(() => fillInFor(form, PURPOSE), [form]);
  return <ConsentsSection number={9} consents={list} />;
}

function listOf(data: readonly Consent[]): FetchedList<Consent> {
  return { ...ready(data), state: data.length > 0 ? 'ready' : 'loading' };
}

function show() {
  return renderWithProviders(
    <EnrolmentProvider inForm>
      <Form list={listOf(CONSENTS)} />
    </EnrolmentProvider>,
  );
}

/** The section in a persistent form; each button shows one list, "gone" none. */
function showOneOf(lists: Readonly<Record<string, readonly Consent[]>>) {
  function Lists() {
    const [name, setName] = useState('first');
    const list = lists[name];
    return (
      <>
        {[...Object.keys(lists), 'gone'].map((each) => (
          <button key={each} type="button" onClick={() => setName(each)}>
            {each}
          </button>
        ))}
        {list && <Form list={listOf(list)} />}
      </>
    );
  }
  return renderWithProviders(
    <EnrolmentProvider inForm>
      <Lists />
    </EnrolmentProvider>,
  );
}

/** The consents that are given, by whether their present text was ticked. */
const given = (consents = CONSENTS) => {
  const { zgody } = enrolment.form.getState().values;
  return Object.fromEntries(
    consents.map((consent) => [answerKey(consent.id), isGiven(zgody, consent)]),
  );
};
const master = () => screen.getByRole('checkbox', { name: /Zaznacz wszystkie zgody/ });
const [first, second] = CONSENTS.map(({ id }) => answerKey(id)) as [string, string];

test('one checkbox accepts all conditions and unticks all', async () => {
  const { user } = show();
  expect(screen.getByText('Zaznaczono 0 z 2')).toBeInTheDocument();
  await user.click(master());
  expect(given()).toEqual({ [first]: true, [second]: true });
  expect(screen.getByText('Zaznaczono 2 z 2')).toBeInTheDocument();
  await user.click(master());
  expect(given()).toEqual({ [first]: false, [second]: false });
});

test('it is indeterminate while some are accepted, and then accepts the rest', async () => {
  const { user } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Warunek drugi' }));
  expect(master()).toBePartiallyChecked();
  await user.click(master());
  expect(master()).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Warunek pierwszy' })).toBeChecked();
});

test('the details can be hidden, except those with an error', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Ukryj szczegóły' }));
  expect(screen.getByRole('button', { name: 'Pokaż szczegóły' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.queryByRole('checkbox', { name: 'Warunek pierwszy' })).not.toBeInTheDocument();

  act(() => {
    void enrolment.form.submit();
  });
  expect(screen.getByRole('checkbox', { name: 'Warunek pierwszy' })).toBeInvalid();
  expect(screen.getAllByText('Zaznacz to pole, aby wysłać zgłoszenie.')).toHaveLength(2);
  expect(master()).toHaveAccessibleDescription(/zaznacz wszystkie zgody/);

  await user.click(master());
  expect(screen.queryByText('Zaznacz to pole, aby wysłać zgłoszenie.')).not.toBeInTheDocument();
});

test('a text opens in a dialog, which restores the focus', async () => {
  const { user } = show();
  const button = screen.getByRole('button', { name: /Pokaż treść.*Warunek pierwszy/ });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Warunek pierwszy' });
  expect(await within(dialog).findByText('Treść')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

test('a text that is a single link is a link to a new tab', () => {
  show();
  const link = screen.getByRole('link', { name: /Otwórz dokument.*Warunek drugi \(nowa karta\)/ });
  expect(link).toHaveAttribute('href', 'https://uczelnia.example/warunki');
  expect(link).toHaveAttribute('target', '_blank');
});

describe('a consent stays given only while its text is unchanged', () => {
  const [one, two] = CONSENTS as [Consent, Consent];
  const lists = {
    first: CONSENTS,
    retitled: [{ ...one, tytul: 'Warunek inny' }, two],
    reworded: [{ ...one, trescWarunkow: '<p>Inna treść</p>' }, two],
    shorter: [one],
    loading: [],
  };

  test.each([
    ['retitled', lists.retitled, { [first]: false, [second]: true }],
    ['reworded', lists.reworded, { [first]: false, [second]: true }],
    ['shorter', lists.shorter, { [first]: true }],
    ['loading', CONSENTS, { [first]: true, [second]: true }],
    ['gone', CONSENTS, { [first]: true, [second]: true }],
  ])('a list that is %s → its unchanged texts stay ticked', async (next, shown, standing) => {
    const { user } = showOneOf(lists);
    await user.click(master());
    await user.click(screen.getByRole('button', { name: next }));
    expect(given(shown)).toEqual(standing);
    // The tick stands for the text that was ticked, and for no other one.
    await user.click(screen.getByRole('button', { name: 'first' }));
    expect(given()).toEqual({ [first]: true, [second]: true });
  });

  test('the checkboxes show it', async () => {
    const { user } = showOneOf(lists);
    await user.click(master());
    await user.click(screen.getByRole('button', { name: 'reworded' }));
    expect(screen.getByRole('checkbox', { name: 'Warunek pierwszy' })).not.toBeChecked();
    expect(master()).toBePartiallyChecked();
    expect(screen.getByText('Zaznaczono 1 z 2')).toBeInTheDocument();
  });
});

test('a collapsed list opens when an accepted consent was refused', async () => {
  const { user } = show();
  await user.click(screen.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }));
  await user.click(screen.getByRole('button', { name: 'Ukryj szczegóły' }));
  const box = () => screen.queryByRole('checkbox', { name: 'Warunek pierwszy' });
  expect(box()).not.toBeInTheDocument();
  act(() => {
    enrolment.form.setConfig('validate', () =>
      nested({ [`zgody.${answerKey(1)}`]: { id: 'podsumowanie.walidacja.niezgodne' } }),
    );
    void enrolment.form.submit();
  });
  expect(box()).toBeInvalid();
  expect(screen.queryByRole('button', { name: 'Ukryj szczegóły' })).not.toBeInTheDocument();
});
