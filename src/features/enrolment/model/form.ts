import { weakMapMemoize } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { createForm, type FormApi, type FormState, type Mutator } from 'final-form';
import { localDay } from '../../../domain/calendarDate';
import { type EnrolmentValues, initialValues } from '../../../domain/enrolmentValues';
import {
  chosenFollowers,
  type CountryDictionaries,
  followCitizenship as withFollowers,
  FOLLOWERS,
  NO_DICTIONARIES,
  typedValues,
} from '../../../domain/followCitizenship';
import { POLISH_PREFIX } from '../../../domain/phonePrefix';
import { validate, type ValidationContext } from '../../../domain/validate';
import { nested } from '../../../fields/nestedErrors';

/** The form with everything that is typed; its `initialValues` are those of an empty form. */
export type EnrolmentFormApi = FormApi<EnrolmentValues, Partial<EnrolmentValues>>;

type EnrolmentMutator = Mutator<EnrolmentValues, Partial<EnrolmentValues>>;

/** The only place where the enrolment reads the clock. */
export const now = () => new Date();

/** The candidate's current date, "yyyy-MM-dd". */
export function today(): string {
  return localDay(now());
}

/** The `wartosc` of Poland, preset as the citizenship. */
const polandOf = (initial: Partial<EnrolmentValues> | undefined) => initial?.obywatelstwo ?? '';

const follow: EnrolmentMutator = (
  [dictionaries = NO_DICTIONARIES]: CountryDictionaries[],
  { formState, fields },
) => {
  const chosen = FOLLOWERS.filter((name) => fields[name]?.modified);
  const poland = polandOf(formState.initialValues);
  formState.values = withFollowers(formState.values, chosen, poland, dictionaries);
};

const replace: EnrolmentMutator = (
  [next = {}]: Partial<EnrolmentValues>[],
  { formState, fields },
) => {
  const poland = polandOf(formState.initialValues);
  const values = { ...initialValues(poland, POLISH_PREFIX), ...next };
  const chosen = chosenFollowers(next, values, poland);
  formState.values = withFollowers(values, chosen, poland, NO_DICTIONARIES);
  for (const [name, field] of Object.entries(fields)) {
    const modified = chosen.some((follower) => follower === name);
    Object.assign(field, { modified, touched: false, visited: false });
  }
};

/** Creates the form without the rules of an offer, which `EnrolmentForm` adds. `restored`: the values of a draft. */
export function createEnrolmentForm(
  poland: string,
  restored: Partial<EnrolmentValues> | null,
): EnrolmentFormApi {
  const form: EnrolmentFormApi = createForm<EnrolmentValues, Partial<EnrolmentValues>>({
    onSubmit: () => undefined,
    initialValues: initialValues(poland, POLISH_PREFIX),
    mutators: { follow, replace },
  });
  // Registered from the start, so that `modified` says which of them a restored draft contains.
  for (const name of FOLLOWERS) {
    form.registerField(name as keyof EnrolmentValues, () => undefined, {}, { silent: true });
  }
  if (restored !== null) replaceValues(form, restored);
  return form;
}

/** The `validate` of the form: final-form compares errors by identity, so those that stay are the same objects. */
export function validator(context: ValidationContext): (values: EnrolmentValues) => object {
  let errors: object = {};
  return (values) => {
    errors = copyWithStructuralSharing(errors, nested(validate(values, context)));
    return errors;
  };
}

/** Sets what follows from the citizenship, to be called when it changes (docs/decisions.md, "Citizenship"). */
export function followCitizenship(form: EnrolmentFormApi, dictionaries: CountryDictionaries): void {
  form.mutators['follow']?.(dictionaries);
}

/** Replaces all values, by those of a draft or a file. */
export function replaceValues(form: EnrolmentFormApi, values: Partial<EnrolmentValues>): void {
  form.mutators['replace']?.(values);
}

type TypedView = Pick<FormState<EnrolmentValues>, 'values' | 'initialValues' | 'modified'>;

/** The values that the candidate has typed or chosen; computed once for all readers of a view. */
export const typedIn = weakMapMemoize((view: TypedView) => {
  const { values, initialValues: empty, modified = {} } = view;
  const chosen = FOLLOWERS.filter((name) => modified[name]);
  return typedValues(values, { ...values, ...empty }, chosen);
});

/** Returns whether the form contains nothing of the candidate. */
export function isUntouched(form: EnrolmentFormApi): boolean {
  return Object.keys(typedIn(form.getState())).length === 0;
}
