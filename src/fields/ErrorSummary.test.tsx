import { screen } from '@testing-library/react';
import { renderForm } from '../testing/renderForm';
import { ErrorSummary } from './ErrorSummary';
import { RadioField } from './RadioField';
import { TextField } from './TextField';

const fields = (focusKey: number, count = 2) => (
  <>
    <ErrorSummary
      title="Two things to correct"
      focusKey={focusKey}
      groups={[
        {
          id: 'address',
          title: 'Address',
          entries: [{ name: 'adres.kodPocztowy', text: 'Postcode' }],
        },
        { id: 'person', title: 'Person', entries: [{ name: 'plec', text: 'Sex' }] },
      ].slice(0, count)}
    />
    <TextField name="adres.kodPocztowy" label="Code" />
    <RadioField
      name="plec"
      legend="Sex"
      options={[
        { value: 'a', label: 'First' },
        { value: 'b', label: 'Second' },
      ]}
    />
  </>
);

test('takes the focus only when requested', async () => {
  const { user, show } = renderForm(fields(0));
  expect(screen.getByRole('region')).not.toHaveFocus();
  show(fields(1));
  const summary = screen.getByRole('region', { name: 'Two things to correct' });
  expect(summary).toHaveFocus();
  expect(screen.getByRole('heading', { level: 2, name: 'Two things to correct' })).toBeVisible();
  await user.tab();
  expect(summary).not.toHaveFocus();
  show(fields(2));
  expect(summary).toHaveFocus();
});

test('does not move the focus when errors change while typing', async () => {
  const { user, show } = renderForm(fields(0, 0));
  show(fields(1));
  await user.click(screen.getByLabelText('Code'));
  show(fields(1, 0));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  show(fields(1));
  expect(screen.getByRole('region')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

test('links to the chosen or first answer of a group', async () => {
  const { user } = renderForm(fields(1));
  await user.click(screen.getByRole('link', { name: 'Sex' }));
  expect(screen.getByRole('radio', { name: 'First' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Second' }));
  await user.click(screen.getByRole('link', { name: 'Sex' }));
  expect(screen.getByRole('radio', { name: 'Second' })).toHaveFocus();
});
