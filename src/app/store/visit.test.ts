import { keepScroll, keepSentStudies, promoLinkOfVisit, sentStudies, takeScroll } from './visit';

const STUDIES = [{ name: 'city' as const, value: 'Miasto A' }];

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('without a promo link there is none', () => {
  expect(promoLinkOfVisit('/', '/')).toBeNull();
});

test('the promo link the visit began with is kept on every screen and over reloads', () => {
  expect(promoLinkOfVisit('/oferta/wiosna', '/')).toBe('wiosna');
  expect(promoLinkOfVisit('/', '/')).toBe('wiosna');
  expect(promoLinkOfVisit('/podsumowanie', '/')).toBe('wiosna');
});

test('a newer promo link takes its place', () => {
  promoLinkOfVisit('/wiosna', '/');
  expect(promoLinkOfVisit('/lato', '/')).toBe('lato');
  expect(promoLinkOfVisit('/', '/')).toBe('lato');
});

test('what was sent is known until it is forgotten', () => {
  expect(sentStudies()).toBeNull();
  keepSentStudies(STUDIES);
  expect(sentStudies()).toEqual(STUDIES);
  keepSentStudies(null);
  expect(sentStudies()).toBeNull();
});

test.each(['yes', '{}', '[{"name":"x","value":1}]'])(
  'a damaged mark (%s) still says that it was sent',
  (mark) => {
    sessionStorage.setItem('rekrutacja.submitted', mark);
    expect(sentStudies()).toEqual([]);
  },
);

test('how far down a screen was is told once, and for that screen only', () => {
  keepScroll('/podsumowanie', 1200);
  expect(takeScroll('/podsumowanie')).toBe(1200);
  expect(takeScroll('/podsumowanie')).toBeNull();
  keepScroll('/podsumowanie', 1200);
  expect(takeScroll('/miasto')).toBeNull();
  keepScroll('/podsumowanie', 1200);
  keepScroll('/podsumowanie', 0);
  expect(takeScroll('/podsumowanie')).toBeNull();
});

test.each(['yes', '{}', '{"path":"/","top":"1"}'])('a damaged place (%s) is none', (mark) => {
  sessionStorage.setItem('rekrutacja.scrolled', mark);
  expect(takeScroll('/')).toBeNull();
});

test('where the browser blocks storage it is kept for the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  expect(promoLinkOfVisit('/wiosna', '/')).toBe('wiosna');
  expect(promoLinkOfVisit('/', '/')).toBe('wiosna');
  keepSentStudies(STUDIES);
  expect(sentStudies()).toEqual(STUDIES);
  keepSentStudies(null);
  expect(sentStudies()).toBeNull();
});
