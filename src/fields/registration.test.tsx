import { fireEvent, render, screen } from '@testing-library/react';
import { createForm, type FormApi } from 'final-form';
import { Form, useField } from 'react-final-form';
import { keepRegistered, registerSilently } from './registration';

/** How many field states final-form computes while 100 fields register. */
function computedStates(prepare: (form: FormApi) => void): number {
  const form = createForm({ onSubmit: () => undefined });
  prepare(form);
  const isEqual = jest.fn(Object.is);
  for (let index = 0; index < 100; index += 1) {
    form.registerField(`field${index}`, () => undefined, { dirty: true }, { isEqual });
  }
  return isEqual.mock.calls.length;
}

test('saves most of the work of registering many fields', () => {
  const silentWork = computedStates(registerSilently);
  const usualWork = computedStates(() => undefined);
  expect(usualWork / silentWork).toBeGreaterThan(100);
});

/** Types into a field, unmounts it and mounts it again; returns the value of the form. */
function remount(prepare: (form: FormApi) => void): unknown {
  const form: FormApi = createForm<Record<string, unknown>, Record<string, unknown>>({
    onSubmit: () => undefined,
    initialValues: { town: 'initial' },
  });
  prepare(form);
  function Town() {
    const { input } = useField<string>('town');
    return <input {...input} aria-label="Town" />;
  }
  const page = (shown: boolean) => (
    <Form form={form} onSubmit={() => undefined} subscription={{}}>
      {() => shown && <Town />}
    </Form>
  );
  const { rerender } = render(page(true));
  fireEvent.change(screen.getByLabelText('Town'), { target: { value: 'typed' } });
  rerender(page(false));
  rerender(page(true));
  return form.getState().values['town'];
}

test('a registered field keeps what was typed when it mounts again', () => {
  expect(remount((form) => keepRegistered(form, 'town'))).toBe('typed');
});

test('without registration, useField restores the initial value (react-final-form#1095)', () => {
  // When this fails after an update, `keepRegistered` is no longer needed for it.
  expect(remount(() => undefined)).toBe('initial');
});
