import { render } from '@testing-library/react';
import { DEFAULT_SITE_CONFIG } from '../../contract/siteConfig';
import type { ScreenName } from '../../domain/paths';
import { SiteConfigContext } from '../siteConfig';
import { useTagManager } from './useTagManager';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

function Screen({ name }: { name: ScreenName | null }) {
  return useTagManager(name) ? name : 'waiting';
}

const at = (name: ScreenName | null, tagManagerId: string) => (
  <SiteConfigContext value={{ ...DEFAULT_SITE_CONFIG, tagManagerId }}>
    <Screen name={name} />
  </SiteConfigContext>
);

beforeEach(() => {
  delete window.dataLayer;
  delete document.documentElement.dataset['formShown'];
  document.head.replaceChildren();
});

test('nothing is loaded without an id', () => {
  render(at('direction', ''));
  expect(scripts()).toEqual([]);
});

test('it is loaded once with an id', () => {
  const { rerender } = render(at('direction', 'GTM-ABC1'));
  rerender(at('city', 'GTM-ABC1'));
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1']);
});

test('neither the form nor any later screen loads it', () => {
  const { rerender } = render(at('summary', 'GTM-ABC1'));
  rerender(at('completion', 'GTM-ABC1'));
  expect(scripts()).toEqual([]);
});

test('a link to a programme waits for the screen that it leads to', () => {
  const { rerender } = render(at(null, 'GTM-ABC1'));
  expect(scripts()).toEqual([]);
  rerender(at('city', 'GTM-ABC1'));
  expect(scripts()).toHaveLength(1);
});

test('a document with the tag manager is reloaded for the form', () => {
  // jsdom reports that it cannot reload the page.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.dataLayer = [];
  const { container } = render(at('summary', 'GTM-ABC1'));
  expect(container).toHaveTextContent('waiting');
});
