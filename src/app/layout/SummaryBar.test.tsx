import { act, screen, waitFor, within } from '@testing-library/react';
import { enrolmentApi } from '../../api/enrolmentApi';
import { SUBMISSION } from '../../api/recruitmentApi';
import type { Application } from '../../contract/application';
import { DEFAULT_SITE_CONFIG } from '../../contract/siteConfig';
import { fakeBackend } from '../../testing/backend';
import { OFFERS, WHOLE } from '../../testing/domainFixtures';
import { SILENCE } from '../../testing/faults';
import { renderFrame } from '../../testing/renderFrame';
import { wide } from '../../testing/window';

const CHOICE = /Kierunek A/;

/** Renders a screen at the width of a desktop, with the opened panel of small screens. */
async function open() {
  jest.spyOn(window, 'matchMedia').mockImplementation(wide);
  const rendered = renderFrame('summary', {
    config: DEFAULT_SITE_CONFIG,
    offers: OFFERS,
    preloadedState: { selection: WHOLE },
    route: '/podsumowanie',
  });
  const panel = rendered.container.querySelector('details');
  if (!panel) throw new Error('There is no panel.');
  panel.open = true;
  await within(panel).findByRole('link', { name: CHOICE });
  return { ...rendered, panel };
}

/** Returns whether each element can be reached. */
const reach = (parts: readonly HTMLElement[]) => parts.map((part) => !part.closest('[inert]'));

test('while an application is sent, neither steps nor flags can be reached', async () => {
  const { store } = await open();
  const links = screen.getAllByRole('link', { name: CHOICE });
  const flags = screen.getAllByText('English');
  expect(reach([...links, ...flags])).toEqual([true, true, true, true]);
  fakeBackend(() => SILENCE);
  const request = {
    application: {} as Application,
    idempotencyKey: 'a-key',
    mayRepeat: false,
    sentBefore: false,
    signals: { seconds: 1, honeypotFilled: false },
    attribution: undefined,
  };
  const { submitApplication } = enrolmentApi.endpoints;
  void store.dispatch(submitApplication.initiate(request, { fixedCacheKey: SUBMISSION }));
  await waitFor(() => expect(reach([...links, ...flags])).toEqual([false, false, false, false]));
  expect(screen.getByRole('main').closest('[inert]')).toBeNull();
});

test('the panel of small screens closes after a navigation', async () => {
  const { user, panel } = await open();
  await user.click(within(panel).getByRole('link', { name: CHOICE }));
  expect(panel.open).toBe(false);
  // A hidden element is not rendered either.
  await waitFor(() => expect(within(panel).queryByRole('link')).not.toBeInTheDocument());
});

test('the panel of small screens closes when the focus leaves it', async () => {
  const { user, panel } = await open();
  await user.click(within(panel).getByRole('switch'));
  expect(panel.open).toBe(true);
  act(() => screen.getByRole('main').focus());
  expect(panel.open).toBe(false);
});
