import { getIn } from 'final-form';
import * as v from 'valibot';
import { type Application, applicationSchema } from '../contract/application';
import { buildApplication } from '../domain/buildApplication';
import { checkApplication } from '../domain/checkApplication';
import { consentMark } from '../domain/consents';
import { answerKey, type EnrolmentValues } from '../domain/enrolmentValues';
import { sameJson } from '../domain/sameJson';
import { isUntouched } from '../features/enrolment/model/form';
import { CONTEXT, POLAND } from './domainFixtures';
import { type openPage, PAGE_OFFER, type PageLists } from './enrolmentPage';
import {
  CHOICES,
  CODES,
  type Command,
  DERIVED,
  FIELDS,
  type Language,
  listsOf,
  PREFIXES,
  PRESET,
} from './enrolmentWorld';

/** Returns whether something was typed that depends on a value which the citizenship implies. */
function hasDependentInput(name: string, { adres, telefon }: EnrolmentValues): boolean {
  if (name === 'numerKierunkowy') return telefon !== '';
  const { kraj, ...others } = adres;
  return name === 'adres.kraj' && Object.values(others).some((one) => one !== '' && one !== false);
}

/** A form that a candidate fills in, and what is known of it. */
export abstract class Filling {
  protected language: Language = 'pl';
  protected consentText = 0;
  protected loaded: readonly string[] = [];

  /** Holds what was typed or chosen, by field, since the form was empty. */
  protected readonly typed = new Map<string, unknown>();
  /** The texts of the ticked consents. */
  protected readonly given = new Map<unknown, string>();
  /** The fields that follow the citizenship, and those that were chosen before a reload. */
  protected following = new Set(DERIVED);
  protected restored = new Set<string>();

  /** The shift of the clock, the time of the last change, and how far the clock was set back since. */
  protected shift = 0;
  protected changedAt = 0;
  protected setBack: number | null = null;

  protected abstract page: ReturnType<typeof openPage>;

  protected lists(): PageLists {
    const all = listsOf(this.language, this.consentText);
    const isLoaded = (name: string) => this.loaded.includes(name);
    return {
      countries: isLoaded('countries') ? all.countries : [],
      prefixes: isLoaded('prefixes') ? all.prefixes : [],
      consents: isLoaded('consents') ? all.consents : [],
    };
  }

  protected values(): EnrolmentValues {
    return this.page.form.getState().values;
  }

  protected now(): number {
    return Date.now() - this.shift;
  }

  protected touch(): void {
    this.changedAt = this.now();
    this.setBack = null;
  }

  protected type(...entries: (readonly [name: string, value: unknown])[]): void {
    const isOther = ([name, value]: (typeof entries)[number]) =>
      !sameJson(getIn(this.values(), name), value);
    const changes = entries.filter(isOther);
    this.page.change(changes);
    for (const [name, value] of changes) {
      if (value === '' || sameJson(value, [])) this.typed.delete(name);
      else this.typed.set(name, value);
      this.following.delete(name);
      this.restored.delete(name);
      this.touch();
    }
  }

  protected choose(name: string, choice: number): void {
    const { countries, prefixes } = this.lists();
    const isOffered =
      (this.values().obcokrajowiec || !['maPesel', 'obywatelstwo'].includes(name)) &&
      (countries.length > 0 || !/kraj/.test(name)) &&
      (prefixes.length > 0 || name !== 'numerKierunkowy');
    const choices = CHOICES[name] ?? [];
    if (isOffered) this.type([name, choices[choice % choices.length]]);
  }

  protected chooseCitizenship(code: string): void {
    this.type(['obcokrajowiec', code !== POLAND]);
    if (code !== POLAND && code !== '') this.type(['obywatelstwo', code]);
  }

  protected tick(id: number | null, ticked: boolean): void {
    for (const consent of this.lists().consents) {
      if (id !== null && consent.id !== id) continue;
      this.type([`zgody.${answerKey(consent.id)}`, ticked ? consentMark(consent) : '']);
      if (ticked) this.given.set(consent.id, JSON.stringify(consent));
      else this.given.delete(consent.id);
    }
  }

  protected fill(person: EnrolmentValues): void {
    const { obcokrajowiec, maPesel, obywatelstwo, adres, odpowiedzi, ...others } = person;
    this.type(['obcokrajowiec', obcokrajowiec]);
    if (obcokrajowiec) this.type(['maPesel', maPesel], ['obywatelstwo', obywatelstwo]);
    const all = [
      ...Object.entries(others),
      ...Object.entries(adres).map(([field, value]) => [`adres.${field}`, value] as const),
      ...Object.entries(odpowiedzi).map(([id, value]) => [`odpowiedzi.${id}`, value] as const),
    ];
    // The values that it leaves out stay, and may be hidden by now.
    const isTyped = (name: string) => FIELDS.includes(name) && !DERIVED.includes(name);
    this.type(...all.filter(([name, value]) => isTyped(name) && value !== ''));
    this.tick(null, true);
  }

  protected build(): Application {
    const { consents } = this.lists();
    const { questions } = CONTEXT;
    return buildApplication(this.values(), {
      ...{ offer: PAGE_OFFER, questions, consents, promoLink: null },
      context: CONTEXT,
    });
  }

  /** Typed values stay, and the others follow the citizenship. */
  protected checkFilling(was: EnrolmentValues, one: Command): void {
    this.forgetImplied();
    for (const [name, value] of this.typed) {
      // A lookup may replace the settlement type of its own town.
      const now: unknown = getIn(this.values(), name);
      if (!/rodzajMiejscowosci/.test(name)) expect([name, now]).toEqual([name, value]);
    }
    const { obcokrajowiec, obywatelstwo } = this.values();
    if (!this.typed.has('obywatelstwo')) expect(obywatelstwo).toBe(obcokrajowiec ? '' : POLAND);
    if (!this.page.isShown()) return;
    this.checkDerived(was, one);
    this.checkErrors();
  }

  private derived(): Readonly<Record<string, string>> {
    const { obcokrajowiec, obywatelstwo } = this.values();
    const citizenship = obcokrajowiec ? obywatelstwo : POLAND;
    const country = CODES.includes(citizenship) ? citizenship : '';
    const isPole = country === POLAND;
    return {
      krajPochodzenia: country,
      'adres.kraj': country || POLAND,
      numerKierunkowy: (isPole ? undefined : PREFIXES[country]) ?? PRESET[this.language],
    };
  }

  /** After a reload a choice is known only by its difference from what the citizenship implies. */
  protected forgetImplied(): void {
    const implied = this.derived();
    for (const name of this.restored) {
      if (this.typed.get(name) === implied[name]) this.typed.delete(name);
    }
  }

  private checkDerived(was: EnrolmentValues, one: Command): void {
    const { countries, prefixes } = this.lists();
    const { form } = this.page;
    const isReset = one.do === 'reload' || isUntouched(form);
    const derived = this.derived();
    for (const name of DERIVED) {
      const value: unknown = getIn(this.values(), name);
      const isChosen = one.do === 'type' && one.name === name;
      if (hasDependentInput(name, this.values())) {
        const former = String(getIn(was, name));
        const isNoCountry = name === 'adres.kraj' && !CODES.includes(former);
        const kept = isNoCountry && countries.length > 0 ? POLAND : former;
        if (hasDependentInput(name, was) && !isChosen) expect(value).toBe(kept);
        if (value !== derived[name]) this.following.delete(name);
      } else if (this.following.has(name)) {
        if (prefixes.length === 0 && name === 'numerKierunkowy') {
          if (!isReset) expect(value).toBe(getIn(was, name));
        } else if (countries.length > 0) expect([name, value]).toEqual([name, derived[name]]);
      }
    }
  }

  /** The form has no error exactly if the backend accepts what it sends. */
  private checkErrors(): void {
    const { errors = {} } = this.page.form.getState();
    if (Object.keys(errors).length > 0) {
      expect(() => this.build()).toThrow();
      return;
    }
    const received = v.parse(applicationSchema, JSON.parse(JSON.stringify(this.build())));
    const { consents } = this.lists();
    const prefixes = [...Object.values(PREFIXES), '+381', '+383'];
    const context = { ...CONTEXT, offer: PAGE_OFFER, consents, prefixes };
    expect(checkApplication(received, context)).toEqual([]);
  }
}
