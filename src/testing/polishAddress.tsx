import { act, screen, waitFor } from '@testing-library/react';
import { enrolmentApi } from '../api/enrolmentApi';
import { type AddressValues, initialValues } from '../domain/enrolmentValues';
import { ResidenceSection } from '../features/enrolment/sections/address/AddressSections';
import { deferred, type FakeAnswer, fakeBackend } from './backend';
import { COUNTRIES, POLAND } from './domainFixtures';
import { containing, message } from './message';
import { loadedData, ready, renderSection } from './renderSection';
import type { Answers } from './siteBackend';

/** The notes of the form about a lookup. */
export const NOTES = {
  /** The hidden name of the button beside what was found. */
  filled: `: ${message('podsumowanie.adres.miejscowosc')}`,
  several: message('podsumowanie.adres.kod_pocztowy.kilka'),
  unknown: message('podsumowanie.adres.kod_pocztowy.nieznany'),
  failed: message('podsumowanie.adres.kod_pocztowy.niesprawdzony'),
  searching: message('podsumowanie.adres.kod_pocztowy.szukamy'),
} as const;

/** One item of the response of a lookup. */
export function placeItem(
  miejscowosc: string,
  rodzajMiejscowosci: 1 | 2 | null,
  ulica: string | null = null,
) {
  return { miejscowosc, rodzajMiejscowosci, ulica, wojewodztwo: 'mazowieckie' };
}

const ONE_TOWN = [placeItem('Alfa', 1, 'ul. Pierwsza'), placeItem('Alfa', 1, 'ul. Druga')];
export const TWO_TOWNS = [placeItem('Beta', 1, 'ul. Trzecia'), placeItem('Gamma', 2, 'Czwarta')];

/** 00991 has one town, 00992 two, 00993 is unknown, 00994 fails. */
const ANSWERS: Answers = {
  'GET kody-pocztowe/00991': () => ({ body: ONE_TOWN }),
  'GET kody-pocztowe/00992': () => ({ body: TWO_TOWNS }),
  'GET kody-pocztowe/00993': () => ({ body: [] }),
  'GET kody-pocztowe/00994': () => 'networkFault',
};

interface Setting {
  /** Initial values of the address. */
  address?: Partial<AddressValues>;
  backend?: Answers;
  showErrors?: boolean;
}

/** The button that shows the fields of a town that was found. */
export const change = () =>
  screen.getByRole('button', {
    name: containing(message('podsumowanie.zmien'), message('podsumowanie.adres.miejscowosc')),
  });
export const postcode = () => screen.getByLabelText(message('podsumowanie.adres.kod_pocztowy'));
export const town = () => screen.getByLabelText(message('podsumowanie.adres.miejscowosc'));
export const kind = () => screen.getByLabelText(message('podsumowanie.adres.rodzaj_miejscowosci'));
export const voivodeship = () => screen.getByLabelText(message('podsumowanie.adres.wojewodztwo'));

/** Renders a Polish address with a backend for postcode lookups. */
export function renderPolishAddress({ address, backend, showErrors = false }: Setting = {}) {
  const calls = fakeBackend({ ...ANSWERS, ...backend });
  const adres = { ...initialValues(POLAND, '+48').adres, ...address };
  const data = loadedData({ countries: ready(COUNTRIES) });
  const rendered = renderSection(<ResidenceSection number={5} data={data} />, {
    values: { adres },
    showErrors,
  });
  return {
    ...rendered,
    calls,
    address: () => rendered.values().adres,
    /** Replaces the postcode, and waits for a note about its lookup if one is given. */
    enter: async (code: string, note?: string) => {
      await rendered.user.clear(postcode());
      await rendered.user.type(postcode(), code);
      if (note !== undefined) await screen.findByText(note);
    },
    /** Waits until the response for the postcode has been handled, used or not. */
    answered: (code: string) =>
      waitFor(() => {
        const query = enrolmentApi.endpoints.postcode.select(code)(rendered.store.getState());
        expect(query.status).toBe('fulfilled');
      }),
  };
}

/** A response that the test sends later. */
export function later(body: unknown) {
  const { wait, release } = deferred();
  return { answer: (): FakeAnswer => ({ body, wait }), arrive: () => act(() => release()) };
}
