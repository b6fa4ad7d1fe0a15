import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { createForm, type FormApi, type MutableState, type SubmissionErrors } from 'final-form';
import type { Offer } from '../../../contract/offer';
import { localDay } from '../../../domain/calendarDate';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import {
  type DerivationContext,
  followCitizenship,
  untouchedValues,
} from '../../../domain/followCitizenship';
import { sameJson } from '../../../domain/sameJson';
import { validate as checkValues, type ValidationContext } from '../../../domain/validate';
import { registerSilently } from '../../../fields/registration';
import { nested } from './fieldMessages';

/** The form with everything that is typed; its `initialValues` are those of a form that nobody has touched. */
export type EnrolmentFormApi = FormApi<EnrolmentValues, Partial<EnrolmentValues>>;

/** What the form is filled in for: its rules and its submission need it besides the values. */
export interface Purpose extends Omit<ValidationContext, 'poland'> {
  /** Null until the form is shown. */
  offer: Offer | null;
  promoLink: string | null;
}

/** The only place where the enrolment reads the clock. */
export const now = () => new Date();

/** The candidate's current date, "yyyy-MM-dd". */
export function today(): string {
  return localDay(now());
}

type Dictionaries = Omit<DerivationContext, 'poland'>;
/** What a mutator changes. */
type State = MutableState<EnrolmentValues, Partial<EnrolmentValues>>;

interface FormSettings {
  /** The `wartosc` of Poland in the country dictionary. */
  poland: string;
  /** The values of a draft; null without one. */
  restored: Partial<EnrolmentValues> | null;
  /** Sends the values; returns the errors of a submission that failed. */
  send: (values: EnrolmentValues, purpose: Purpose) => Promise<SubmissionErrors | undefined>;
}

/** Creates the form, with the handlers that `Form` of react-final-form expects as well. */
export function createEnrolmentForm({ poland, restored, send }: FormSettings) {
  let purpose: Purpose = {
    offer: null,
    promoLink: null,
    today: today(),
    questions: [],
    consents: [],
  };
  let dictionaries: Dictionaries = { countries: [], prefixes: [] };
  let errors: ReturnType<typeof nested> = {};
  const validate = (values: EnrolmentValues) => {
    // final-form compares by identity: with new objects each field with an error would re-render at every key.
    const found = nested(checkValues(values, { ...purpose, poland }));
    errors = copyWithStructuralSharing(errors, found);
    return errors;
  };
  const onSubmit = (values: EnrolmentValues) => send(values, purpose);

  const fillInFor = ([next = purpose]: Purpose[]) => {
    purpose = next;
  };
  const follow = ([next = dictionaries]: Dictionaries[], state: State) => {
    dictionaries = next;
    const { formState, fields } = state;
    const changed = Object.keys(fields).filter((name) => fields[name]?.modified);
    const { values, untouched } = followCitizenship(
      {
        values: formState.values,
        untouched: { ...untouchedValues({}, poland), ...formState.initialValues },
      },
      changed,
      { ...dictionaries, poland },
    );
    formState.values = values;
    formState.initialValues = untouched;
  };
  const replace = ([given = {}]: Partial<EnrolmentValues>[], state: State) => {
    const untouched = untouchedValues(given, poland);
    for (const field of Object.values(state.fields)) {
      Object.assign(field, { modified: false, touched: false, visited: false });
    }
    state.formState.values = { ...untouched, ...given };
    state.formState.initialValues = untouched;
    follow([], state);
  };
  const form: EnrolmentFormApi = createForm<EnrolmentValues, Partial<EnrolmentValues>>({
    onSubmit,
    validate,
    initialValues: untouchedValues({}, poland),
    mutators: { fillInFor, follow, replace },
  });
  registerSilently(form);
  if (restored !== null) replaceValues(form, restored);
  return { form, onSubmit, validate };
}

/** The form is filled in for this from now on. */
export function fillInFor(form: EnrolmentFormApi, purpose: Purpose): void {
  form.mutators['fillInFor']?.(purpose);
}

/**
 * Presets Poland for Poles only, after the choice between a Pole and a foreigner: a foreigner must choose a citizenship,
 * so that no unnoticed preset is sent. Any other choice stays.
 */
export function presetPoland(form: EnrolmentFormApi, poland: string): void {
  const { values } = form.getState();
  const [preset, wanted] = values.obcokrajowiec ? [poland, ''] : ['', poland];
  if (values.obywatelstwo === preset) form.change('obywatelstwo', wanted);
}

/** Derives untouched values from the citizenship, with these dictionaries from now on. */
export function follow(form: EnrolmentFormApi, dictionaries: Dictionaries): void {
  form.mutators['follow']?.(dictionaries);
}

/** Replaces all values, by those of a draft or a file. */
export function replaceValues(form: EnrolmentFormApi, given: Partial<EnrolmentValues>): void {
  form.mutators['replace']?.(given);
}

/** Clears all values, and with them the errors. */
export function clearValues(form: EnrolmentFormApi): void {
  form.batch(() => {
    form.restart();
    replaceValues(form, {});
  });
}

/** The values that a draft and a file leave out. A typed number needs its prefix, also a derived one. */
export function leftOutValues(form: EnrolmentFormApi): EnrolmentValues {
  const { values, initialValues } = form.getState();
  return { ...values, ...initialValues, ...(values.telefon !== '' && { numerKierunkowy: '' }) };
}

/** Whether the form contains nothing of the candidate. */
export function isUntouched(form: EnrolmentFormApi): boolean {
  const { values, initialValues } = form.getState();
  return sameJson(values, initialValues);
}
