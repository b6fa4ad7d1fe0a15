import { createForm } from 'final-form';
import { DEFAULT_SITE_CONFIG } from '../../../contract/siteConfig';
import { localDay } from '../../../domain/calendarDate';
import { type EnrolmentValues, initialValues } from '../../../domain/enrolmentValues';
import { initialDerivedValues, applyDerivedValues } from '../../../domain/followCitizenship';
import { sameJson } from '../../../domain/sameJson';
import { completeSections } from '../../../domain/sections';
import { validate, type ValidationContext } from '../../../domain/validate';
import { registerSilently } from '../../../fields/registration';
import { type Errors, stableErrors } from '../../../fields/stableErrors';
import { readDraft, removeDraft, renewDraft } from '../draft/draftStorage';
import { watchExpiry } from '../draft/formExpiry';
import { autosaveDraft } from '../draft/autosaveDraft';
import { FALLBACK_PREFIX } from '../loading/usePhonePrefixes';
import { fitToOffer } from '../transfer/exportedForm';
import { idempotencyKeys } from '../submission/idempotencyKeys';
import { isLocked, unchangedRefusals } from '../submission/submissionState';
import { entriesOf, nested } from '../validation/fieldMessages';
import { type Enrolment, type EnrolmentState, initialState } from './enrolmentContext';
import { fieldFacts } from './fieldFacts';

/** The candidate's current date, "yyyy-MM-dd". The only place where the enrolment reads the clock. */
export function today(): string {
  return localDay(new Date());
}

interface EnrolmentSettings {
  /** The `wartosc` of Poland in the country dictionary. */
  poland: string;
  /** "22 PLN" */
  studentCardPrice?: string;
  /** Called when the browser refuses to store the draft. */
  onDraftRefused?: () => void;
}

interface StartedEnrolment extends Enrolment {
  /** Starts storing the draft and watching the expiry of the form; returns a function that stops both. */
  start: () => () => void;
}

/**
 * Creates the form and its state. They are held above the routes, so that typed values survive navigation, a change of
 * language, a crashed screen and, as a draft, a reload. A stored application removes its data.
 */
export function createEnrolment(settings: EnrolmentSettings): StartedEnrolment {
  const {
    poland,
    studentCardPrice = DEFAULT_SITE_CONFIG.studentCardPrice,
    onDraftRefused,
  } = settings;
  const restored = readDraft() ?? null;
  let state = initialState(restored);
  const listeners = new Set<() => void>();
  const set = (changes: Partial<EnrolmentState>) => {
    const isFailed = state.submission.kind === 'failed';
    state = { ...state, ...changes };
    if (changes.submission && isFailed !== (changes.submission.kind === 'failed')) recheck();
    for (const listener of listeners) listener();
  };

  // Fields have their errors in their first render; questions and consents are validated once they are loaded.
  let context: ValidationContext = { today: today(), poland, questions: [], consents: [] };
  let errors: Errors = {};
  const check = (values: EnrolmentValues) => {
    const refusals = unchangedRefusals(state.submission, values);
    errors = stableErrors(nested({ ...validate(values, context), ...refusals }), errors);
    return errors;
  };
  const recheck = () => {
    form.setConfig('validate', check);
  };
  // A prefix in the draft was chosen by the candidate.
  const isPrefixChosen = restored?.values.numerKierunkowy !== undefined;
  const presetPrefixRef = { current: isPrefixChosen ? '' : FALLBACK_PREFIX };
  const form = createForm<EnrolmentValues>({
    // Replaced by the screen, which knows the offer.
    onSubmit: () => undefined,
    initialValues: { ...initialValues(poland, FALLBACK_PREFIX), ...restored?.values },
    validate: check,
  });
  registerSilently(form);

  const given = (values: EnrolmentValues) =>
    initialDerivedValues(values, { poland, presetPrefix: presetPrefixRef.current });
  const derivedRef = { current: given(form.getState().values) };
  const atFirst = () => initialValues(poland, presetPrefixRef.current);
  const untouched = () => applyDerivedValues(atFirst(), derivedRef.current);
  const keys = idempotencyKeys();
  let isShown = false;
  let valuesAsCleared: EnrolmentValues | null = null;
  let expiry: ReturnType<typeof watchExpiry> | null = null;

  const forgetOutcome = () => {
    if (state.submission.kind !== 'sending') set({ submission: { kind: 'idle' } });
  };
  const restart = (values: EnrolmentValues) => {
    // Set before the form has the values, which would otherwise count as the candidate's own.
    derivedRef.current = given(values);
    form.restart(values);
  };
  const fillFrom: Enrolment['fillFrom'] = (exported) => {
    const { values, opened } = fitToOffer(exported, state.offer);
    // A prefix in the file was chosen by the candidate.
    if (values.numerKierunkowy === undefined) presetPrefixRef.current ||= FALLBACK_PREFIX;
    else presetPrefixRef.current = '';
    restart({ ...atFirst(), ...values });
    forgetOutcome();
    set({ restored: null, clearedBy: null, opened, openings: state.openings + 1 });
  };
  const clear = (clearedBy: EnrolmentState['clearedBy'] = null) => {
    presetPrefixRef.current ||= FALLBACK_PREFIX;
    restart(atFirst());
    removeDraft();
    keys.forgetUnanswered();
    forgetOutcome();
    valuesAsCleared = form.getState().values;
    set({ restored: null, opened: null, errorFocus: 0, clearedBy, cleared: state.cleared + 1 });
  };

  const start = () => {
    const stopDraft = autosaveDraft(form, {
      savedAt: restored?.savedAt ?? null,
      untouched: atFirst,
      offer: () => state.offer,
      saved: () => state.submission.kind === 'saved',
      onRefused: () => {
        set({ draftRefused: true });
        onDraftRefused?.();
      },
      onRestoredExpired: clear,
    });
    const watched = watchExpiry(form, {
      changedAt: restored?.savedAt ?? null,
      isUntouched: () => sameJson(form.getState().values, untouched()),
      isBusy: () => isLocked(state.submission),
      onWarning: (deadline) => {
        set({ deadline });
      },
      onExpired: () => {
        clear('expiry');
      },
    });
    expiry = watched;
    const unsubscribe = form.subscribe(
      ({ values, errors: wrong }) => {
        if (state.clearedBy !== null && values !== valuesAsCleared) set({ clearedBy: null });
        const count = entriesOf(wrong ?? {}).length;
        if (count !== state.errors) set({ errors: count });
      },
      { values: true, errors: true },
    );
    return () => {
      stopDraft();
      watched.stop();
      unsubscribe();
    };
  };

  return {
    form,
    poland,
    studentCardPrice,
    getState: () => state,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    checkAgainst: (next) => {
      context = next;
      recheck();
    },
    showErrors: () => {
      set({ errorFocus: state.errorFocus + 1 });
    },
    untouched,
    presetPrefixRef,
    derivedRef,
    keys,
    enter: () => {
      isShown = true;
      return () => {
        isShown = false;
        if (state.submission.kind === 'saved') clear();
        else forgetOutcome();
        if (state.clearedBy === 'candidate') set({ clearedBy: null });
        set({ opened: null });
      };
    },
    accept: () => {
      removeDraft();
      // The screen shows the sent values until the candidate leaves it.
      if (!isShown) clear();
    },
    clear,
    fillFrom,
    renew: () => {
      expiry?.renew();
      renewDraft();
    },
    completeSections: () => {
      const { values, errors, touched = {} } = form.getState();
      return completeSections(values, untouched(), {
        touched: Object.keys(touched).filter((name) => touched[name]),
        invalid: entriesOf((errors ?? {}) as object).map(({ name }) => name),
      });
    },
    facts: () => fieldFacts(form, state.sections.length > 0),
    start,
  };
}
