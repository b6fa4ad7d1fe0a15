import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { ActionBar } from './ActionBar';

const back = { label: 'Back', onClick: jest.fn() };

test('renders nothing without a forward button', () => {
  const { container } = render(<ActionBar hint="Choose one to go on." />);
  expect(container).toBeEmptyDOMElement();
});

test('is not announced until something is chosen', () => {
  const { container } = render(<ActionBar back={back} hint="Choose one to go on." />);
  expect(container.firstChild).not.toHaveAttribute('data-floating');
  expect(screen.getByRole('status')).toHaveTextContent('Choose one to go on.');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('announces the choice and goes forward', async () => {
  const submit = jest.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <ActionBar
        back={back}
        forward="On: city"
        chosen={{ label: 'Chosen', value: 'Law' }}
        hint="Choose one to go on."
      />
    </form>,
  );
  const bar = screen.getByRole('status').closest('[data-floating]');
  expect(bar).toHaveTextContent('ChosenLaw');
  await userEvent.click(screen.getByRole('button', { name: 'On: city' }));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(back.onClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(back.onClick).toHaveBeenCalledTimes(1);
});
