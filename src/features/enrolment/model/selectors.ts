import { createSelector } from '@reduxjs/toolkit';
import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';
import type { AddressName, AddressValues, EnrolmentValues } from '../../../domain/enrolmentValues';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import { completeSections, type Section } from '../../../domain/sections';
import { entriesOf, type FieldEntry } from '../../../fields/nestedErrors';
import { type FormView, useFormSelector } from './enrolmentContext';
import { typedIn } from './form';

const NONE: Readonly<Record<string, boolean>> = {};
const NO_ENTRIES: readonly FieldEntry[] = [];

/** The messages of the empty fields that a Polish postcode fills in. */
const SETTLEMENT: readonly string[] = [
  RULE_MESSAGES.town,
  RULE_MESSAGES.settlementType,
  RULE_MESSAGES.voivodeship,
];
const isSettlement = ({ message }: FieldEntry) => SETTLEMENT.includes(message.id);
const partOf = ({ name }: FieldEntry) => name.split('.', 1)[0];

/** Without the empty fields that a missing postcode will fill in. */
function withoutSettlement(entries: readonly FieldEntry[]): FieldEntry[] {
  return entries.filter((entry) => {
    if (!isSettlement(entry)) return true;
    const address = entries.filter((other) => partOf(other) === partOf(entry));
    const hasNoCode = address.some(({ name }) => name.endsWith('.kodPocztowy'));
    return !hasNoCode || address.filter(isSettlement).length < SETTLEMENT.length;
  });
}

/** Several missing consents are one entry at the end, at the checkbox that gives all of them. */
function withOneConsent(entries: FieldEntry[]): FieldEntry[] {
  const others = entries.filter(({ message }) => message.id !== RULE_MESSAGES.consent);
  return entries.length - others.length < 2
    ? entries
    : [...others, { name: 'zgody', message: { id: RULE_MESSAGES.allConsents } }];
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
    return withOneConsent(withoutSettlement([...invalid, ...refused]));
  },
);

/** Those that are shown: none outside validation mode. */
export function shownErrors(view: FormView): readonly FieldEntry[] {
  return view.submitFailed ? errorEntries(view) : NO_ENTRIES;
}

/** The sections without an error that the candidate has answered or passed. */
export function completedSections(view: FormView): Section[] {
  const { visited = {} } = view;
  const visitedNames = Object.keys(visited).filter((name) => visited[name]);
  return completeSections(
    [...Object.keys(typedIn(view)), ...visitedNames],
    errorEntries(view).map(({ name }) => name),
  );
}

type FieldPath = keyof EnrolmentValues | `${AddressName}.${keyof AddressValues}`;

type ValueAt<P extends FieldPath> = P extends keyof EnrolmentValues
  ? EnrolmentValues[P]
  : P extends `${AddressName}.${infer Field extends keyof AddressValues}`
    ? AddressValues[Field]
    : never;

/** The value of a field, for a component that is not its control: an error of the field does not re-render it. */
export function useFieldValue<P extends FieldPath>(name: P): ValueAt<P>;
export function useFieldValue(name: string): unknown {
  return useFormSelector(({ values }) => getIn(values, name) as unknown);
}

/** Returns whether the form is locked: its application is being sent, or is stored. */
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
