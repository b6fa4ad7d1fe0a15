import { getIn } from 'final-form';
import { CONTEXT, POLAND } from '../../../testing/domainFixtures';
import { createEnrolmentForm, validator } from './form';

test('validation keeps the errors that stay, and drops the others', () => {
  const form = createEnrolmentForm(POLAND, null);
  form.setConfig('validate', validator(CONTEXT));
  const errors = () => form.getState().errors ?? {};
  const street = (found: object): unknown => getIn(found, 'adres.adres');
  const before = errors();
  form.change('imie', 'Ala');
  expect(errors()).not.toHaveProperty('imie');
  expect(street(errors())).toBe(street(before));
  expect(errors()['email']).toBe(before['email']);
});
