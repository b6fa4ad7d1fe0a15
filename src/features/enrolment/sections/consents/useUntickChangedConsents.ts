import type { FormApi } from 'final-form';
import { useLayoutEffect } from 'react';
import type { Consent } from '../../../../contract/consent';
import { answerKey, type EnrolmentValues } from '../../../../domain/enrolmentValues';
import { useEnrolmentForm } from '../../form/enrolmentContext';

/** `answerKey(id)` -> the text of that consent. */
type ConsentTexts = ReadonlyMap<string, string>;

/**
 * The texts last shown. Stored by form, as ticks outlive the section, and other studies may have other consents with
 * the same ids.
 */
const lastShown = new WeakMap<FormApi<EnrolmentValues>, ConsentTexts>();

/**
 * Unticks every consent whose text has changed since it was ticked: after a reload, in another language or for other
 * studies.
 */
export function useUntickChangedConsents(consents: readonly Consent[]): void {
  const form = useEnrolmentForm();
  // A layout effect, so that a tick is never painted next to another text.
  useLayoutEffect(() => {
    const now = textsOf(consents);
    const before = lastShown.get(form) ?? now;
    lastShown.set(form, now);
    const { zgody } = form.getState().values;
    const changed = Object.keys(zgody).filter(
      (key) => zgody[key] === true && before.get(key) !== now.get(key),
    );
    if (changed.length === 0) return;
    form.change('zgody', { ...zgody, ...Object.fromEntries(changed.map((key) => [key, false])) });
  }, [form, consents]);
}

function textsOf(consents: readonly Consent[]): ConsentTexts {
  return new Map(
    consents.map(({ id, tytul, trescWarunkow }) => [
      answerKey(id),
      JSON.stringify([tytul, trescWarunkow]),
    ]),
  );
}
