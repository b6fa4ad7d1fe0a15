import { sentApplication, storeSentApplication, tabPromoLink } from './tabSession';

const SENT = {
  studies: [{ name: 'city' as const, value: 'Miasto A' }],
  reference: 'K7PM3XVA',
  savedAt: '2026-09-01T10:00:00.000Z',
  name: 'Ktoś Próbny',
  email: 'k•••@e•••.pl',
};

test('without a promo link there is none', () => {
  expect(tabPromoLink('/', '/')).toBeNull();
});

test('[1.4.5] the promo link of the start address survives navigation and reloads', () => {
  expect(tabPromoLink('/oferta/wiosna', '/')).toBe('wiosna');
  expect(tabPromoLink('/', '/')).toBe('wiosna');
  expect(tabPromoLink('/podsumowanie', '/')).toBe('wiosna');
});

test('a newer promo link replaces it', () => {
  tabPromoLink('/wiosna', '/');
  expect(tabPromoLink('/lato', '/')).toBe('lato');
  expect(tabPromoLink('/', '/')).toBe('lato');
});

test('a sent application is stored until cleared', () => {
  expect(sentApplication()).toBeNull();
  storeSentApplication(SENT);
  expect(sentApplication()).toEqual(SENT);
  storeSentApplication(null);
  expect(sentApplication()).toBeNull();
});

test.each([
  'yes',
  '{}',
  '[{"name":"x","value":1}]',
  JSON.stringify({ ...SENT, savedAt: '2026-09-01T25:00:00Z' }),
])('a damaged mark (%s) still means that an application was sent', (mark) => {
  sessionStorage.setItem('rekrutacja.submitted', mark);
  expect(sentApplication()).toEqual({
    ...{ studies: [], reference: null, savedAt: null },
    ...{ name: null, email: null },
  });
});

test('with blocked storage, values last as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  expect(tabPromoLink('/wiosna', '/')).toBe('wiosna');
  expect(tabPromoLink('/', '/')).toBe('wiosna');
  storeSentApplication(SENT);
  expect(sentApplication()).toEqual(SENT);
  storeSentApplication(null);
  expect(sentApplication()).toBeNull();
});
