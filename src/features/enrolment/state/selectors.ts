import { createSelector } from '@reduxjs/toolkit';
import { useFormState } from 'react-final-form';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import { completeSections, type Section } from '../../../domain/sections';
import type { FormView } from '../form/enrolmentContext';
import { entriesOf, type FieldEntry } from '../validation/fieldMessages';

const NONE: Readonly<Record<string, boolean>> = {};

/** The fields that a Polish postcode fills in. */
const SETTLEMENT = {
  miejscowosc: RULE_MESSAGES.town,
  rodzajMiejscowosci: RULE_MESSAGES.settlementType,
  wojewodztwo: RULE_MESSAGES.voivodeship,
};

/** Without the empty fields that a missing postcode will fill in. */
function withoutClosed(entries: readonly FieldEntry[]): FieldEntry[] {
  const ids = new Map(entries.map(({ name, message }) => [name, message.id]));
  const closed: string[] = ['adres', 'adresKontaktowy'].flatMap((address) => {
    const empty = Object.entries(SETTLEMENT).map(
      ([field, id]) => [`${address}.${field}`, id] as const,
    );
    const isClosed =
      ids.get(`${address}.kodPocztowy`) === RULE_MESSAGES.postcode &&
      empty.every(([name, id]) => ids.get(name) === id);
    return isClosed ? empty.map(([name]) => name) : [];
  });
  return entries.filter(({ name }) => !closed.includes(name));
}

/** Several missing consents are one entry, at the checkbox that gives all of them. */
function withOneConsent(entries: readonly FieldEntry[]): FieldEntry[] {
  const isMissing = ({ message }: FieldEntry) => message.id === RULE_MESSAGES.consent;
  const missing = entries.filter(isMissing);
  if (missing.length < 2) return [...entries];
  const all = { name: 'zgody', message: { id: RULE_MESSAGES.allConsents } };
  return entries.flatMap((entry) => {
    if (entry === missing[0]) return [all];
    return isMissing(entry) ? [] : [entry];
  });
}

/**
 * The fields with an error, shown or not, in screen order: invalid ones, then those that were refused, until changed.
 * Fields that a missing postcode will fill in are left out, and several missing consents are one field.
 */
export const errorEntries = createSelector(
  [
    ({ errors }: FormView): object => errors ?? NONE,
    ({ submitErrors }: FormView): object => submitErrors ?? NONE,
    ({ dirtyFieldsSinceLastSubmit }: FormView) => dirtyFieldsSinceLastSubmit ?? NONE,
  ],
  (errors, submitErrors, changed): FieldEntry[] => {
    const refused = entriesOf(submitErrors).filter(({ name }) => changed[name] !== true);
    const names = new Set(refused.map(({ name }) => name));
    const invalid = entriesOf(errors).filter(({ name }) => !names.has(name));
    return withOneConsent(withoutClosed([...invalid, ...refused]));
  },
);

/** The number of shown errors, 0 outside validation mode. */
export function shownErrorCount(view: FormView): number {
  return view.submitFailed ? errorEntries(view).length : 0;
}

/** The sections without an error that the candidate has answered or passed. */
export function completedSections(view: FormView): Section[] {
  const { values, initialValues, visited = {} } = view;
  return completeSections(
    values,
    { ...values, ...initialValues },
    {
      touched: Object.keys(visited).filter((name) => visited[name]),
      invalid: errorEntries(view).map(({ name }) => name),
    },
  );
}

/** Whether the form is locked: its application is being sent, or is stored. */
export function useIsLocked(): boolean {
  const { submitting = false, submitSucceeded = false } = useFormState({
    subscription: { submitting: true, submitSucceeded: true },
  });
  return submitting || submitSucceeded;
}

/** Names of the filled-in fields, never values. */
export function filledNames(values: object, path = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = path + key;
    if (Array.isArray(value)) return value.length > 0 ? [name] : [];
    if (typeof value === 'object' && value !== null) return filledNames(value, `${name}.`);
    return value === '' || value === false || value == null ? [] : [name];
  });
}
