import { act, screen, waitFor } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { POLAND, poleValues } from '../../../testing/domainFixtures';
import { enrolmentBackend, OFFER, submitButton } from '../../../testing/enrolmentScreen';
import { renderWithProviders } from '../../../testing/renderApp';
import { useEnrolment, type Enrolment } from './enrolmentContext';
import { EnrolmentProvider } from '../../../testing/EnrolmentProvider';
import { EnrolmentScreen } from './EnrolmentScreen';
import { SectionNav } from '../progress/SectionNav';

let enrolment: Enrolment;
let drawn = 0;

function Panel() {
  return (
    <Profiler
      id="panel"
      onRender={() => {
        drawn += 1;
      }}
    >
      <SectionNav />
    </Profiler>
  );
}

/** The screen, and a way to leave it and come back. */
function Site({ onAccepted }: { onAccepted: () => void }) {
  const [shown, setShown] = useState(true);
  enrolment = useEnrolment();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setShown(!shown);
        }}
      >
        {shown ? 'Wyjdź' : 'Wróć'}
      </button>
      <Panel />
      {shown && (
        <EnrolmentScreen
          offer={OFFER}
          steps={[]}
          postgraduate={false}
          promoLink={null}
          poland={POLAND}
          backPath="/"
          onAccepted={() => {
            onAccepted();
            setShown(false);
          }}
        />
      )}
    </>
  );
}

async function site() {
  const onAccepted = jest.fn();
  const rendered = renderWithProviders(
    <EnrolmentProvider poland={POLAND}>
      <Site onAccepted={onAccepted} />
    </EnrolmentProvider>,
  );
  await screen.findByText('Warunek pierwszy');
  await screen.findByText('Pytanie tak lub nie');
  return { ...rendered, onAccepted };
}

function fill() {
  act(() => {
    enrolment.form.batch(() => {
      for (const [name, value] of Object.entries(poleValues())) {
        enrolment.form.change(name as keyof ReturnType<typeof poleValues>, value as never);
      }
    });
  });
}

test('what is typed is still there after the screen was left, and so is validation mode', async () => {
  enrolmentBackend();
  const { user } = await site();
  await user.type(screen.getByRole('textbox', { name: 'Imię' }), 'Al');
  await user.click(submitButton());
  await user.click(screen.getByRole('button', { name: 'Wyjdź' }));
  await user.click(screen.getByRole('button', { name: 'Wróć' }));
  expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveValue('Al');
  expect(screen.getByRole('textbox', { name: 'Imię' })).toBeInvalid();
});

test('a saved application takes its data with it', async () => {
  enrolmentBackend();
  const { user, onAccepted } = await site();
  fill();
  await user.click(submitButton());
  await waitFor(() => {
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });
  expect(enrolment.form.getState().values.pesel).toBe('');
  await user.click(screen.getByRole('button', { name: 'Wróć' }));
  expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveValue('');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
});

test('an application that is saved after the candidate went elsewhere leads on all the same', async () => {
  let release: (value: unknown) => void = () => undefined;
  const wait = new Promise((resolve) => {
    release = resolve;
  });
  enrolmentBackend({ 'POST kandydaci': () => ({ wait, body: {} }) });
  const { user, onAccepted } = await site();
  fill();
  await user.click(submitButton());
  await user.click(screen.getByRole('button', { name: 'Wyjdź' }));
  release(null);
  await waitFor(() => {
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });
  expect(enrolment.form.getState().values.pesel).toBe('');
});

test('the message of a failed submission is gone when the candidate comes back', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  enrolmentBackend({ 'POST kandydaci': () => 'networkFault' });
  const { user } = await site();
  fill();
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie mamy potwierdzenia');
  await user.click(screen.getByRole('button', { name: 'Wyjdź' }));
  await user.click(screen.getByRole('button', { name: 'Wróć' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  warn.mockRestore();
});

test('data that are thrown away take with them that something was sent', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  enrolmentBackend({ 'POST kandydaci': () => 'networkFault' });
  const { user } = await site();
  fill();
  await user.click(submitButton());
  await screen.findByRole('alert');
  const sent = () => sessionStorage.getItem('rekrutacja.bez_odpowiedzi');
  expect(sent()).not.toBeNull();
  act(() => {
    enrolment.clear();
  });
  expect(sent()).toBeNull();
  warn.mockRestore();
});

test('typing draws the panel again only when a count changes', async () => {
  enrolmentBackend();
  const { user } = await site();
  const name = screen.getByRole('textbox', { name: 'Imię' });
  // The first letter makes the section one that the candidate has answered.
  await user.type(name, 'A');
  const before = drawn;
  await user.type(name, 'l');
  expect(drawn).toBe(before);
  await user.type(name, 'a');
  expect(drawn).toBe(before + 1);
});
