import { createEnrolmentForm } from './form';

test('validation keeps the errors that stay, and drops the others', () => {
  const { form } = createEnrolmentForm({
    poland: 'PL',
    restored: null,
    send: () => Promise.resolve(undefined),
  });
  const errors = () => form.getState().errors ?? {};
  const before = errors();
  form.change('imie', 'Ala');
  expect(errors()).not.toHaveProperty('imie');
  expect(errors()['adres']).toBe(before['adres']);
  expect(errors()['email']).toBe(before['email']);
});
