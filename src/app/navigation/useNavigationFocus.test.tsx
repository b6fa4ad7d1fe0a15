import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead';
import { useNavigationFocus, useRecoveryFocus } from './useNavigationFocus';

function Site({ isLate = false }: { isLate?: boolean }) {
  useNavigationFocus();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      {!(isLate && pathname === '/next') && <PageHead title={pathname} />}
      <Link to="/next">Next</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <input aria-label="Search" />
    </>
  );
}

function open(isLate = false) {
  const site = (late: boolean) => (
    <MemoryRouter>
      <Site isLate={late} />
    </MemoryRouter>
  );
  const { rerender, unmount } = render(site(isLate));
  const showHeading = () => {
    rerender(site(false));
  };
  return { user: userEvent.setup(), showHeading, unmount };
}

const heading = () => screen.findByRole('heading', { name: '/next' });

test('a screen starts at its top with the focus on its heading, except the first one', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { user } = open();
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  expect(await heading()).toHaveFocus();
});

test('after "back" the heading has the focus, and the browser scrolls', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  const scrolled = jest.spyOn(window, 'scrollTo');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: '/' })).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a late heading takes the focus, unless the candidate has moved it', async () => {
  const first = open(true);
  await first.user.click(screen.getByRole('link', { name: 'Next' }));
  first.showHeading();
  expect(await heading()).toHaveFocus();
  first.unmount();

  const second = open(true);
  await second.user.click(screen.getByRole('link', { name: 'Next' }));
  await second.user.click(screen.getByRole('textbox'));
  second.showHeading();
  await heading();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

function Recovering({ failed }: { failed: boolean }) {
  useRecoveryFocus(failed);
  return (
    <>
      {failed ? <button>Again</button> : <PageHead title="/next" />}
      <input aria-label="Search" />
    </>
  );
}

test.each([
  ['on the button that is gone goes to the heading', 'button', 'heading'],
  ['elsewhere stays', 'textbox', 'textbox'],
])('after a successful retry, the focus %s', async (_where, clicked, focused) => {
  const { rerender } = render(<Recovering failed />);
  await userEvent.click(screen.getByRole(clicked));
  rerender(<Recovering failed={false} />);
  expect(screen.getByRole(focused)).toHaveFocus();
});
