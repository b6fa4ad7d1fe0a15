import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Consent } from '../../../../contract/consent';
import { isGiven } from '../../../../domain/consents';
import { answerKey } from '../../../../domain/enrolmentValues';
import { nested } from '../../../../fields/nestedErrors';
import { CONSENTS, CONTEXT } from '../../../../testing/domainFixtures';
import { EnrolmentProvider } from '../../../../testing/EnrolmentProvider';
import { beginning, containing, message, phrase } from '../../../../testing/message';
import { renderWithProviders } from '../../../../testing/renderApp';
import { loadedData, ready } from '../../../../testing/renderSection';
import { type Enrolment, useEnrolment } from '../../model/enrolmentContext';
import type { FetchedList } from '../../model/fetchedList';
import { validator } from '../../model/form';
import { ConsentsSection } from './ConsentsSection';

let enrolment: Enrolment;

function Form({ list }: { list: FetchedList<Consent> }) {
  enrolment = useEnrolment();
  const { form } = enrolment;
  useEffect(() => form.setConfig('validate', validator(CONTEXT)), [form]);
  return <ConsentsSection number={9} data={loadedData({ consents: list })} />;
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

/** The section in a form that stays; each button shows one list, "gone" none. */
function ListOf({ lists }: { lists: Readonly<Record<string, readonly Consent[]>> }) {
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

/** The consents whose present text was ticked. */
const given = (consents = CONSENTS) => {
  const { zgody } = enrolment.form.getState().values;
  return consents.filter((consent) => isGiven(zgody, consent));
};
const master = () =>
  screen.getByRole('checkbox', { name: message('podsumowanie.regulamin.wszystkie') });

test('[2.5.11, 4.4.18] one checkbox accepts all conditions and unticks all', async () => {
  const { user } = show();
  expect(master()).not.toBeChecked();
  await user.click(master());
  expect(given()).toEqual(CONSENTS);
  expect(master()).toBeChecked();
  await user.click(master());
  expect(given()).toEqual([]);
});

test('[2.5.13] it is indeterminate while some are accepted, and then accepts the rest', async () => {
  const { user } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Warunek drugi' }));
  expect(master()).toBePartiallyChecked();
  await user.click(master());
  expect(master()).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Warunek pierwszy' })).toBeChecked();
});

test('[2.5.12, 5.4.1, 5.4.2] the details can be hidden, except those with an error', async () => {
  const { user } = show();
  await user.click(
    screen.getByRole('button', { name: message('podsumowanie.regulamin.ukryj_szczegoly') }),
  );
  expect(
    screen.getByRole('button', { name: message('podsumowanie.regulamin.pokaz_szczegoly') }),
  ).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox', { name: 'Warunek pierwszy' })).not.toBeInTheDocument();

  act(() => {
    void enrolment.form.submit();
  });
  expect(screen.getByRole('checkbox', { name: 'Warunek pierwszy' })).toBeInvalid();
  expect(screen.getAllByText(message('podsumowanie.regulamin.walidacja.pojedynczy'))).toHaveLength(
    2,
  );
  expect(master()).toHaveAccessibleDescription(
    phrase('podsumowanie.regulamin.walidacja.wszystkie'),
  );

  await user.click(master());
  expect(
    screen.queryByText(message('podsumowanie.regulamin.walidacja.pojedynczy')),
  ).not.toBeInTheDocument();
});

test('[2.5.14] a text opens in a dialog, which restores the focus', async () => {
  const { user } = show();
  const button = screen.getByRole('button', {
    name: containing(message('podsumowanie.regulamin.pokaz_tresc'), 'Warunek pierwszy'),
  });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Warunek pierwszy' });
  expect(await within(dialog).findByText('Treść')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('[2.5.15] a text that is a single link is a link to a new tab', () => {
  show();
  const link = screen.getByRole('link', {
    name: containing(
      message('podsumowanie.regulamin.otworz_dokument'),
      message('podsumowanie.regulamin.nowa_karta', { tytul: 'Warunek drugi' }),
    ),
  });
  expect(link).toHaveAttribute('href', 'https://uczelnia.example/warunki');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a consent stays given only while its text is unchanged, and returns with it', async () => {
  const [one, two] = CONSENTS as [Consent, Consent];
  const reworded = [{ ...one, trescWarunkow: '<p>Inna treść</p>' }, two];
  const lists = { first: CONSENTS, reworded, shorter: [one], loading: [] };
  const { user } = renderWithProviders(
    <EnrolmentProvider inForm>
      <ListOf lists={lists} />
    </EnrolmentProvider>,
  );
  await user.click(master());
  for (const name of ['shorter', 'loading', 'gone', 'reworded']) {
    await user.click(screen.getByRole('button', { name }));
    expect(given()).toEqual(CONSENTS);
  }
  expect(given(reworded)).toEqual([two]);
  expect(screen.getByRole('checkbox', { name: 'Warunek pierwszy' })).not.toBeChecked();
  expect(master()).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'first' }));
  expect(master()).toBeChecked();
});

test('a collapsed list opens when an accepted consent was refused', async () => {
  const { user } = show();
  await user.click(
    screen.getByRole('checkbox', { name: beginning('podsumowanie.regulamin.wszystkie') }),
  );
  await user.click(
    screen.getByRole('button', { name: message('podsumowanie.regulamin.ukryj_szczegoly') }),
  );
  const box = () => screen.queryByRole('checkbox', { name: 'Warunek pierwszy' });
  expect(box()).not.toBeInTheDocument();
  act(() => {
    enrolment.form.setConfig('validate', () =>
      nested({ [`zgody.${answerKey(1)}`]: { id: 'podsumowanie.walidacja.niezgodne' } }),
    );
    void enrolment.form.submit();
  });
  expect(box()).toBeInvalid();
  expect(
    screen.queryByRole('button', { name: message('podsumowanie.regulamin.ukryj_szczegoly') }),
  ).not.toBeInTheDocument();
});
