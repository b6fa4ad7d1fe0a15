import type { FormApi } from 'final-form';
import { useLayoutEffect } from 'react';
import type { Consent } from '../../../../contract/consent';
import { answerKey, type EnrolmentValues } from '../../../../domain/enrolmentValues';
import { useEnrolmentForm } from '../../form/enrolmentContext';

/** `answerKey(id)` -> what that consent says. */
type Wordings = ReadonlyMap<string, string>;

/**
 * What the consents said when they were last on the screen. Goes with the form, not with the section: ticks outlive
 * the section, too, and other studies may have other consents of the same ids.
 */
const lastShown = new WeakMap<FormApi<EnrolmentValues>, Wordings>();

/**
 * Takes back every consent that says something else than when it was given: after a reload, in another language or
 * for other studies. Nobody accepts a text by having accepted another one.
 */
export function useSameConsents(consents: readonly Consent[]): void {
  const form = useEnrolmentForm();
  // Before the browser paints: a tick is never seen beside a text that it was not given to.
  useLayoutEffect(() => {
    const now = wordings(consents);
    const before = lastShown.get(form) ?? now;
    lastShown.set(form, now);
    const { zgody } = form.getState().values;
    const fallen = Object.keys(zgody).filter(
      (key) => zgody[key] === true && before.get(key) !== now.get(key),
    );
    if (fallen.length === 0) return;
    form.change('zgody', { ...zgody, ...Object.fromEntries(fallen.map((key) => [key, false])) });
  }, [form, consents]);
}

function wordings(consents: readonly Consent[]): Wordings {
  return new Map(
    consents.map(({ id, tytul, trescWarunkow }) => [
      answerKey(id),
      JSON.stringify([tytul, trescWarunkow]),
    ]),
  );
}
