import { fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderForm } from '../testing/renderForm';
import { CheckboxField } from './CheckboxField';
import { CheckboxGroupField } from './CheckboxGroupField';
import { RadioField } from './RadioField';
import { SelectField } from './SelectField';

const messages = { choose: 'Choose one' };
const wrong = (name: string) => ({
  messages,
  showErrors: true,
  validate: (values: Record<string, unknown>) =>
    values[name] === undefined ? { [name]: { id: 'choose' } } : {},
});

describe('RadioField', () => {
  const options = [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ];

  test("keeps the type of the option's value, and clears its error", async () => {
    const { user, values } = renderForm(
      <RadioField name="same" label="Same address?" options={options} helper="Think" />,
      wrong('same'),
    );
    const group = screen.getByRole('radiogroup', { name: 'Same address?' });
    expect(group).toBeRequired();
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAccessibleDescription('Choose one Think');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(values()).toEqual({ same: false });
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(group).toHaveAccessibleDescription('Think');
  });

  test('may be optional, and says so', () => {
    renderForm(<RadioField name="same" label="Same?" optional="(optional)" options={options} />);
    expect(screen.getByRole('radiogroup', { name: 'Same? (optional)' })).not.toBeRequired();
  });

  test('is operated with the arrow keys', async () => {
    const { user, values } = renderForm(
      <RadioField name="same" label="Same address?" hideLabel options={options} />,
      { initialValues: { same: true } },
    );
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(values()).toEqual({ same: false });
  });
});

describe('SelectField', () => {
  const options = [{ value: 'm', label: 'Mountains' }];
  const field = <SelectField name="region" label="Region" placeholder="Choose" options={options} />;

  test('keeps its value when a browser fills in an unknown option', () => {
    const { values } = renderForm(field, { initialValues: { region: 'm' } });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' });
    fireEvent.change(select, { target: { value: 'sea' } });
    expect(values()).toEqual({ region: 'm' });
    expect(select).toHaveDisplayValue('Mountains');
    fireEvent.change(select, { target: { value: '' } });
    expect(values()).toEqual({ region: '' });
  });

  test('starts empty and has the chosen value', async () => {
    const { user, values } = renderForm(field, wrong('region'));
    const select = screen.getByRole('combobox', { name: 'Region' });
    expect(select).toHaveDisplayValue('Choose');
    expect(select).toHaveAccessibleDescription('Choose one');
    await user.selectOptions(select, 'Mountains');
    expect(values()).toEqual({ region: 'm' });
    expect(select).not.toHaveAccessibleDescription();
  });

  test('renders a long list first with the chosen option only', async () => {
    const painted: number[] = [];
    function FirstPaint() {
      useLayoutEffect(() => {
        painted.push(document.querySelectorAll('option').length);
      }, []);
      return null;
    }
    const many = Array.from({ length: 300 }, (_, index) => ({
      value: String(index),
      label: `Region ${String(index)}`,
    }));
    const { user, values } = renderForm(
      <>
        <SelectField name="region" label="Region" placeholder="Choose" options={many} />
        <FirstPaint />
      </>,
      { initialValues: { region: '150' } },
    );
    expect(painted).toEqual([2]);
    const select = screen.getByRole('combobox', { name: 'Region' });
    expect(select).toHaveDisplayValue('Region 150');
    expect(select).toHaveLength(301);
    await user.selectOptions(select, 'Region 299');
    expect(values()).toEqual({ region: '299' });
  });
});

describe('CheckboxField', () => {
  test('is true or false and shows its error', async () => {
    const { user, values } = renderForm(
      <CheckboxField name="card" label="Order a card" price="22" />,
      wrong('card'),
    );
    const box = screen.getByRole('checkbox', { name: /Order a card/ });
    expect(box).toHaveAccessibleDescription('Choose one');
    await user.click(box);
    expect(values()).toEqual({ card: true });
    expect(box).toBeValid();
    await user.click(box);
    expect(values()).toEqual({ card: false });
  });
});

describe('CheckboxGroupField', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Answer ${value}` }));

  test('stores the ticked answers in the order of the options', async () => {
    const { user, values } = renderForm(
      <CheckboxGroupField
        name="from"
        label="From where?"
        optional="(optional)"
        options={options}
      />,
      wrong('from'),
    );
    const group = screen.getByRole('group', { name: 'From where? (optional)' });
    expect(group).toHaveAccessibleDescription('Choose one');
    await user.click(within(group).getByRole('checkbox', { name: 'Answer c' }));
    await user.click(within(group).getByRole('checkbox', { name: 'Answer a' }));
    expect(values()).toEqual({ from: ['a', 'c'] });
    await user.click(within(group).getByRole('checkbox', { name: 'Answer c' }));
    expect(values()).toEqual({ from: ['a'] });
  });
});
