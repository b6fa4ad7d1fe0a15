import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderWithProviders } from '../../testing/renderApp';
import { wide } from '../../testing/window';
import { PageLayout } from './PageLayout';
import { SummaryBar } from './SummaryBar';

/** Renders the layout at the width of a desktop, with the opened panel of small screens. */
function open(disabled: boolean) {
  jest.spyOn(window, 'matchMedia').mockImplementation(wide);
  const steps = <Link to="/wybor-miasta">Step</Link>;
  const rendered = renderWithProviders(
    <PageLayout
      disabled={disabled}
      bar={<SummaryBar disabled={disabled} current="city" steps={steps} />}
      trail={null}
      steps={steps}
      flags={<button type="button">Flag</button>}
    >
      <h1>Screen</h1>
    </PageLayout>,
  );
  const panel = rendered.container.querySelector('details');
  if (!panel) throw new Error('There is no panel.');
  panel.open = true;
  return { ...rendered, panel };
}

/** Returns whether each element with this text can be reached. */
function reach(text: string): boolean[] {
  return screen.getAllByText(text).map((part) => part.closest('[inert]') === null);
}

test.each([
  [true, false],
  [false, true],
])(
  'while an application is sent (%s) steps and flags are enabled: %s',
  async (disabled, usable) => {
    open(disabled);
    await waitFor(() => expect(screen.getAllByText('Step')).toHaveLength(2));
    expect(reach('Step')).toEqual([usable, usable]);
    expect(reach('Flag')).toEqual([usable, usable]);
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
  },
);

test('the panel of small screens closes after a navigation', async () => {
  const { user, panel } = open(false);
  await user.click(await within(panel).findByRole('link', { name: 'Step' }));
  expect(panel.open).toBe(false);
  // A hidden element is not rendered either.
  await waitFor(() => expect(within(panel).queryByText('Step')).not.toBeInTheDocument());
});
