import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderWithProviders } from '../../testing/renderApp';
import { PageLayout } from './PageLayout';

const PROGRESS = { text: 'Krok 2 z 5', name: 'Miasto', segments: [] };

function open(disabled: boolean) {
  return renderWithProviders(
    <PageLayout
      disabled={disabled}
      progress={PROGRESS}
      trail={null}
      steps={<Link to="/wybor-miasta">Step</Link>}
      flags={<button type="button">Flag</button>}
    >
      <h1>Screen</h1>
    </PageLayout>,
  );
}

/** Whether each element with this text can be reached. */
function reach(text: string): boolean[] {
  return screen.getAllByText(text).map((part) => part.closest('[inert]') === null);
}

test.each([
  [true, false],
  [false, true],
])('while an application is sent (%s) steps and flags are enabled: %s', (disabled, usable) => {
  open(disabled);
  expect(reach('Step')).toEqual([usable, usable]);
  expect(reach('Flag')).toEqual([usable, usable]);
  expect(screen.getByRole('main').closest('[inert]')).toBeNull();
});

test('the panel of small screens closes after a navigation', async () => {
  const { user, container } = open(false);
  const panel = container.querySelector('details');
  if (!panel) throw new Error('There is no panel.');
  panel.open = true;
  await user.click(within(panel).getByRole('link', { name: 'Step' }));
  expect(panel.open).toBe(false);
});
