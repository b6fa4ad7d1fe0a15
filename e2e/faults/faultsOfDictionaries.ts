import { expect, type Locator } from '@playwright/test';
import type { DictionaryEntry, PhonePrefix } from '../../src/contract/dictionary';
import { FilledForm } from '../pages/filledForm';
import { CANDIDATE, type Form } from '../pages/form';
import type { MessageId } from '../pages/texts';
import type { Cell, Row } from './faultCell';
import { broken, down, type Fault, FaultyCall, notJson, refused, saying } from './faultyCall';
import { missing, type RequiredPart, slow } from './formParts';
import { OpenedForm } from './openedForm';

const MALFORMED = saying([{ nazwa: 7 }, 7]);

/** A dictionary of names in the form. */
interface NameList extends RequiredPart {
  call: 'slowniki/kraj' | 'slowniki/obywatelstwo';
  /** The field of a foreigner that uses it. */
  field: MessageId;
}

function names(count: number): DictionaryEntry[] {
  const entries = Array.from({ length: count }, (_, index) => ({
    nazwa: `Kraina ${index}`,
    wartosc: `K${index}`,
  }));
  return [...entries, { nazwa: 'Wymyślonia', wartosc: 'W' }, { nazwa: 'Polska', wartosc: 'PL' }];
}

async function select(form: Form, { field }: NameList): Promise<Locator> {
  await form.beForeigner('withPesel');
  return form.field(form.personal, field);
}

function nameList(list: NameList): Row {
  return {
    down: missing(list, down, 3),
    slow: slow(list),
    500: missing(list, broken, 3),
    400: missing(list, refused),
    'not JSON': missing(list, notJson),
    'wrong shape': missing(list, MALFORMED),
    empty: missing(list, saying([])),
    huge: [
      'all of them, found by their first letter',
      async (site) => {
        const many = saying(names(5000));
        const opened = await OpenedForm.open(site, list.call, (call) => call.fail(many));
        const field = await select(opened.form, list);
        await expect.poll(() => field.getByRole('option').count()).toBeGreaterThanOrEqual(5000);
        await field.press('w');
        await expect(field).toHaveValue('W');
        await opened.expectTyped();
      },
    ],
    duplicates: [
      'each of them once',
      async (site) => {
        const twice = saying([...names(2), ...names(2)]);
        const opened = await OpenedForm.open(site, list.call, (call) => call.fail(twice));
        const field = await select(opened.form, list);
        for (const name of ['Kraina 0', 'Kraina 1', 'Wymyślonia']) {
          await expect(field.getByRole('option', { name })).toHaveCount(1);
        }
        await field.selectOption('K1');
        await opened.expectTyped();
      },
    ],
    late: [
      'the names in the language that was chosen meanwhile',
      async (site) => {
        const opened = await OpenedForm.open(site, list.call, (call) => call.wait());
        const { call } = opened;
        await expect.poll(() => call.requests.length).toBe(1);
        const english = await opened.inEnglish();
        await expect.poll(() => call.requests.length).toBe(2);
        await call.answerLate();
        const field = await select(english, list);
        await call.answerLate(saying([{ nazwa: 'Inventia', wartosc: 'I' }]));
        await field.selectOption({ label: 'Inventia' });
        await expect(field.getByRole('option', { name: 'Niemcy' })).toHaveCount(0);
        await opened.expectTyped(english);
      },
    ],
  };
}

/** `GET slowniki/kraj` */
export const COUNTRIES: Row = nameList({
  call: 'slowniki/kraj',
  field: 'podsumowanie.dane_osobowe.kraj_pochodzenia',
  failed: 'podsumowanie.slowniki.kraje.blad',
  name: 'podsumowanie.braki.kraje',
  loading: 'podsumowanie.pole.lista_wczytywana',
});

/** `GET slowniki/obywatelstwo` */
export const CITIZENSHIPS: Row = nameList({
  call: 'slowniki/obywatelstwo',
  field: 'podsumowanie.dane_osobowe.obywatelstwo',
  failed: 'podsumowanie.slowniki.obywatelstwa.blad',
  name: 'podsumowanie.braki.obywatelstwa',
  loading: 'podsumowanie.pole.lista_wczytywana',
});

const PREFIXES_CALL = 'slowniki/numer-kierunkowy';

function prefixField(form: Form): Locator {
  const contact = form.section('podsumowanie.dane_kontaktowe.tytul');
  return form.field(contact, 'podsumowanie.dane_kontaktowe.numer_kierunkowy');
}

function numberField(form: Form): Locator {
  const contact = form.section('podsumowanie.dane_kontaktowe.tytul');
  return form.field(contact, 'podsumowanie.dane_kontaktowe.numer');
}

/** The form uses +48 and can be sent. */
function polishPrefix(fault: Fault | 'wait', requests = 1): Cell {
  return [
    '+48 and a number to type',
    async (site) => {
      const call = await FaultyCall.on(site.visit.page, PREFIXES_CALL);
      if (fault === 'wait') call.wait();
      else call.fail(fault);
      const form = await FilledForm.open(site);
      await expect.poll(() => call.requests.length).toBe(requests);
      await expect(site.visit.page.locator('[data-outcome]')).toHaveCount(0);
      await form.expectTyped();
      await form.submit();
      expect(await form.expectSavedOnce()).toMatchObject({
        application: { kandydat: { telefon: `+48${CANDIDATE.phone}` } },
      });
    },
  ];
}

const prefix = (kodKierunkowy: string, wartosc: string, domyslny = false): PhonePrefix => ({
  kodKierunkowy,
  wartosc,
  domyslny,
});

/** `GET slowniki/numer-kierunkowy` */
export const PHONE_PREFIXES: Row = {
  down: polishPrefix(down, 3),
  slow: polishPrefix('wait'),
  500: polishPrefix(broken, 3),
  400: polishPrefix(refused),
  'not JSON': polishPrefix(notJson),
  'wrong shape': polishPrefix(saying([{ kodKierunkowy: 'x' }])),
  empty: polishPrefix(saying([])),
  huge: [
    'all of them, found by their first letter',
    async (site) => {
      const many = Array.from({ length: 5000 }, (_, index) =>
        prefix(`+${index + 1}`, `Kraina ${index}`),
      );
      const answer = saying([...many, prefix('+99999', 'Wymyślonia'), prefix('+48', 'P', true)]);
      const opened = await OpenedForm.open(site, PREFIXES_CALL, (call) => call.fail(answer));
      const field = prefixField(opened.form);
      await expect.poll(() => field.getByRole('option').count()).toBeGreaterThan(5000);
      await field.press('w');
      await expect(field).toHaveValue('+99999');
      await opened.expectTyped();
    },
  ],
  duplicates: [
    'each of them once',
    async (site) => {
      const list = [prefix('+48', 'Polska', true), prefix('+1', 'Kanada'), prefix('+1', 'USA')];
      const twice = saying([...list, ...list.slice(0, 2)]);
      const opened = await OpenedForm.open(site, PREFIXES_CALL, (call) => call.fail(twice));
      const options = prefixField(opened.form).getByRole('option', { name: /\+/ });
      await expect(options).toHaveText([/^Polska \+48$/, /^Kanada, USA \+1$/]);
      await opened.expectTyped();
    },
  ],
  late: [
    'the prefix that a number was typed beside',
    async (site) => {
      const opened = await OpenedForm.open(site, PREFIXES_CALL, (call) => call.wait());
      await numberField(opened.form).fill(CANDIDATE.phone);
      const list = [prefix('+49', 'Niemcy', true), prefix('+48', 'Polska')];
      await opened.call.answerLate(saying(list));
      const field = prefixField(opened.form);
      await expect(field.getByRole('option', { name: 'Niemcy +49' })).toBeAttached();
      await expect(field).toHaveValue('+48');
      await expect(numberField(opened.form)).toHaveValue(CANDIDATE.phone);
      await opened.expectTyped();
    },
  ],
};
