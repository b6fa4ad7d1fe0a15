import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionBar } from './ActionBar';

const back = { label: 'Back', onClick: jest.fn() };
const forward = { label: 'On: city', onClick: jest.fn() };

it('renders nothing without a forward button', () => {
  const { container } = render(<ActionBar hint="Choose one to go on." />);
  expect(container).toBeEmptyDOMElement();
});

it('is not announced until something is chosen', () => {
  const { container } = render(<ActionBar back={back} hint="Choose one to go on." />);
  expect(container.firstChild).not.toHaveAttribute('data-floating');
  expect(screen.getByRole('status')).toHaveTextContent('Choose one to go on.');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('announces the choice and goes forward', async () => {
  const { container } = render(
    <ActionBar
      back={back}
      forward={forward}
      chosen={{ label: 'Chosen', value: 'Law' }}
      hint="Choose one to go on."
    />,
  );
  expect(container.firstChild).toHaveAttribute('data-floating');
  expect(screen.getByRole('status')).toHaveTextContent('ChosenLaw');
  await userEvent.click(screen.getByRole('button', { name: 'On: city' }));
  expect(forward.onClick).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(back.onClick).toHaveBeenCalledTimes(1);
});
