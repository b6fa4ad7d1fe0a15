import { expect, type Locator } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { CANDIDATE, Form } from '../pages/form';
import { expectScreen } from '../pages/screens';
import type { MessageId } from '../pages/texts';
import { open } from '../pages/visit';
import type { Cell, Row, Site } from './faultCell';
import { broken, down, type Fault, FaultyCall, notJson, refused, saying } from './faultyCall';

const TYPED = { street: 'ul. Wymyślona', house: '7/1', town: 'Zmyślonowo' };

const place = (miejscowosc: string, ulica: string | null = null) => ({
  miejscowosc,
  rodzajMiejscowosci: 1,
  ulica,
  wojewodztwo: 'małopolskie',
});

/** The residence section, in a form with other fields filled in. */
class Address {
  private constructor(
    private readonly site: Site,
    private readonly form: Form,
    private readonly section: Locator,
    readonly call: FaultyCall,
  ) {}

  static async open(site: Site, prepare?: (call: FaultyCall) => void): Promise<Address> {
    const { page, texts, whole } = site.visit;
    const call = await FaultyCall.on(page, 'kody-pocztowe');
    prepare?.(call);
    await open(site.visit, PATHS.summary, whole);
    await expectScreen(page, texts, 'summary');
    const form = new Form(page, texts);
    await form.fillNames();
    const address = new Address(site, form, form.section('podsumowanie.adres.tytul'), call);
    await address.street.fill(TYPED.street);
    await address.house.fill(TYPED.house);
    return address;
  }

  private field(label: MessageId): Locator {
    return this.form.field(this.section, label);
  }

  get postcode(): Locator {
    return this.field('podsumowanie.adres.kod_pocztowy');
  }

  get town(): Locator {
    return this.field('podsumowanie.adres.miejscowosc');
  }

  get voivodeship(): Locator {
    return this.field('podsumowanie.adres.wojewodztwo');
  }

  get street(): Locator {
    return this.field('podsumowanie.adres.ulica');
  }

  get house(): Locator {
    return this.field('podsumowanie.adres.numer_domu');
  }

  async expectNote(message: MessageId): Promise<void> {
    await expect(this.section.getByText(this.site.visit.texts.say(message))).toBeVisible();
  }

  /** Checks that all fields are editable. */
  async expectOpen(): Promise<void> {
    await expect(this.town).toBeEditable();
    await expect(this.field('podsumowanie.adres.rodzaj_miejscowosci')).toBeEnabled();
    await expect(this.voivodeship).toBeEnabled();
    await expect(this.section.getByRole('alert')).toHaveCount(0);
  }

  /** Checks that the typed values are unchanged. */
  async expectTyped(): Promise<void> {
    const name = this.form.field(this.form.personal, 'podsumowanie.dane_osobowe.imie');
    await expect(name).toHaveValue(CANDIDATE.firstName);
    await expect(this.street).toHaveValue(TYPED.street);
    await expect(this.house).toHaveValue(TYPED.house);
  }

  /** Checks that another postcode works once the call does. */
  async expectNextTime(): Promise<void> {
    this.call.lift();
    await this.postcode.fill('05-400');
    await expect(this.town).toHaveValue('Otwock');
    await this.expectTyped();
  }
}

/** The fields are open for typing, with a polite note, and typed values stay. */
function manual(fault: Fault, { note = NOT_CHECKED, requests = 1 } = {}): Cell {
  return [
    'open fields and a polite note',
    async (site) => {
      const address = await Address.open(site, (call) => call.fail(fault));
      await address.postcode.fill('30-059');
      await address.expectOpen();
      await address.expectNote(note);
      await address.expectTyped();
      await expect.poll(() => address.call.requests.length).toBe(requests);
      await address.expectNextTime();
    },
  ];
}

const NOT_CHECKED: MessageId = 'podsumowanie.adres.kod_pocztowy.niesprawdzony';
const NOT_FOUND: MessageId = 'podsumowanie.adres.kod_pocztowy.nieznany';
const SEVERAL: MessageId = 'podsumowanie.adres.kod_pocztowy.kilka';

/** `GET kody-pocztowe/{postcode}` */
export const POSTCODE: Row = {
  down: manual(down, { requests: 3 }),
  slow: [
    'open fields at once, and a polite note',
    async (site) => {
      const { page } = site.visit;
      await page.clock.install();
      const address = await Address.open(site, (call) => call.wait());
      await address.postcode.fill('30-059');
      await address.expectOpen();
      await address.expectNote('podsumowanie.adres.kod_pocztowy.szukamy');
      await page.clock.fastForward(15_000);
      await address.expectNote(NOT_CHECKED);
      await address.expectTyped();
      await address.expectNextTime();
    },
  ],
  500: manual(broken, { requests: 3 }),
  400: manual(refused),
  'not JSON': manual(notJson),
  'wrong shape': manual(saying([{ miejscowosc: 7 }])),
  empty: manual(saying([]), { note: NOT_FOUND }),
  huge: [
    'the first 200 towns',
    async (site) => {
      const towns = Array.from({ length: 5000 }, (_, index) => place(`Miejscowość ${index}`));
      const address = await Address.open(site, (call) => call.fail(saying(towns)));
      await address.postcode.fill('30-059');
      await address.expectNote(SEVERAL);
      // Plus the empty option.
      await expect(address.town.getByRole('option')).toHaveCount(201);
      await address.town.selectOption('Miejscowość 199');
      await address.expectTyped();
      await address.town.selectOption('');
      await address.expectNextTime();
    },
  ],
  duplicates: [
    'each town and each street once',
    async (site) => {
      const places = [place('Jedna', 'Prosta'), place('Jedna', 'Krzywa'), place('Druga')];
      const twice = saying([...places, ...places]);
      const address = await Address.open(site, (call) => call.fail(twice));
      await address.postcode.fill('30-059');
      await address.expectNote(SEVERAL);
      await expect(address.town.getByRole('option')).toHaveCount(3);
      await address.town.selectOption('Jedna');
      await expect(address.street).toHaveAttribute('list');
      const list = await address.street.getAttribute('list');
      const streets = site.visit.page.locator(`datalist[id="${list}"] option`);
      await expect(streets).toHaveCount(2);
      await address.expectTyped();
      await address.town.selectOption('');
      await address.expectNextTime();
    },
  ],
  late: [
    'the town of the latest postcode, and never one in the place of a typed town',
    async (site) => {
      const { page } = site.visit;
      const address = await Address.open(site, (call) => call.wait());
      await address.postcode.fill('00-019');
      await expect.poll(() => address.call.requests.length).toBe(1);
      await address.postcode.fill('30-059');
      await expect.poll(() => address.call.requests.length).toBe(2);
      const latest = page.waitForResponse(/kody-pocztowe\/00019/);
      await address.call.answerLate();
      await (await latest).finished();
      await address.expectOpen();
      await expect(address.town).toHaveValue('');
      await address.town.fill(TYPED.town);
      await address.call.answerLate();
      await expect(address.voivodeship).toHaveValue('małopolskie');
      await expect(address.town).toHaveValue(TYPED.town);
      await address.expectTyped();
      await address.town.fill('');
      await address.expectNextTime();
    },
  ],
};
