import { act, screen } from '@testing-library/react';
import { readDate, renderForm } from '../testing/renderForm';
import { DateField } from './DateField';

it('keeps the focus when the picker has loaded', async () => {
  renderForm(<DateField name="day" label="Day" read={readDate} maxDate="2024-05-20" />);
  act(() => {
    screen.getByRole('textbox', { name: 'Day' }).focus();
  });
  const group = await screen.findByRole('group', { name: 'Day' });
  expect(group).toContainElement(document.activeElement as HTMLElement);
});
