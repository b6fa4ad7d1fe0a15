import { promoLinkOf } from './promoLink';
import { PATHS } from './screens';

test.each([
  ['/lato-2025', '/', 'lato-2025'],
  ['/a/b/Lato_2025', '/', 'Lato_2025'],
  ['/lato-2025/', '/', 'lato-2025'],
  ['/rekrutacja/lato', '/rekrutacja/', 'lato'],
  ['/%C5%82%C3%B3d%C5%BA', '/', 'łódź'],
  [`/${encodeURIComponent('łódź'.normalize('NFD'))}`, '/', 'łódź'],
  [`/${'a'.repeat(64)}`, '/', 'a'.repeat(64)],
])('[1.4.1] %s under %s contains "%s"', (pathname, basePath, promoLink) => {
  expect(promoLinkOf(pathname, basePath)).toBe(promoLink);
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['/rekrutacja', '/rekrutacja/'],
  ['/rekrutacja/', '/rekrutacja/'],
  ['/inne/lato', '/rekrutacja/'],
  ['/rekrutacje-2026/lato', '/rekrutacja/'],
  [`/${'a'.repeat(65)}`, '/'],
  ['/lato%202025', '/'],
  ['/index.html', '/'],
  ['/a%2Fb', '/'],
  ['/%E0%A4%A', '/'],
  ['/%00', '/'],
  ['/lato/..', '/'],
])('[1.4.2] %s under %s contains none', (pathname, basePath) => {
  expect(promoLinkOf(pathname, basePath)).toBeNull();
});

test.each(Object.values(PATHS))('[1.4.2] the route %s is not a promo link', (path) => {
  expect(promoLinkOf(path, '/')).toBeNull();
  expect(promoLinkOf(`${path}/`, '/')).toBeNull();
  expect(promoLinkOf(`/rekrutacja${path}`, '/rekrutacja/')).toBeNull();
});

test.each(['/WYBOR-MIASTA', '/%77ybor-miasta'])(
  'the route %s in another spelling is not a promo link',
  (path) => {
    expect(promoLinkOf(path, '/')).toBeNull();
  },
);
