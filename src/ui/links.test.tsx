import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RouterLink } from './links';

function Location() {
  return <output>{useLocation().pathname}</output>;
}

function renderLink() {
  render(
    <MemoryRouter basename="/base" initialEntries={['/base/']}>
      <RouterLink to="/other" className="mine">
        Other
      </RouterLink>
      <Location />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Other' });
}

it('navigates without loading the page', () => {
  const link = renderLink();
  expect(link).toHaveAttribute('href', '/base/other');
  expect(link).toHaveClass('mine');
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('/other');
});

it('leaves a click for a new tab to the browser', () => {
  const link = renderLink();
  const click = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('/');
});
