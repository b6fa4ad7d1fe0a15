import { createForm, type FormApi } from 'final-form';
import { useCallback, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { initialValues, type EnrolmentValues } from '../../../domain/enrolmentValues';
import { givenAtFirst, withGiven, type GivenAnswers } from '../../../domain/followCitizenship';
import { validate } from '../../../domain/validate';
import { registerSilently } from '../../../fields/registration';
import { useToast } from '../../../ui/useToast';
import type { Draft } from '../draft/draft';
import { removeDraft } from '../draft/draftStorage';
import { useDraft, useRestoredDraft } from '../draft/useDraft';
import { useFormExpiry } from '../draft/useFormExpiry';
import { FALLBACK_PREFIX } from '../loading/usePhonePrefixes';
import type { Enrolment } from './enrolmentContext';
import { fieldFacts } from './fieldFacts';
import type { ShownSection } from './shownSections';
import { useSubmission, type Sent } from '../submission/useSubmission';
import { today } from '../today';
import { nested } from '../validation/fieldMessages';

const NO_SECTIONS: readonly ShownSection[] = [];

/** The form is submitted by the screen, which knows the offer; final-form only holds and checks it. */
export function onSubmit() {
  return undefined;
}

function createEnrolmentForm(poland: string, restored: Draft | null): FormApi<EnrolmentValues> {
  const context = { today: today(), poland, questions: [], consents: [] };
  const form = createForm<EnrolmentValues>({
    onSubmit,
    initialValues: { ...initialValues(poland, FALLBACK_PREFIX), ...restored?.values },
    // The fields have their messages in their first render; `useValidation` adds questions and consents.
    validate: (values) => nested(validate(values, context)),
  });
  registerSilently(form);
  return form;
}

export interface EnrolmentSettings {
  /** The `wartosc` of Poland in the country dictionary. */
  poland: string;
  /** Called when the browser does not keep the draft. */
  onDraftRefused?: () => void;
}

/**
 * The form and its submission. Held above the routes, so that what is typed survives navigation, a change of language, a
 * screen that crashed and, as a draft, a reload. An application that was saved takes its data with it.
 */
export function useEnrolmentState({ poland, onDraftRefused }: EnrolmentSettings): Enrolment {
  const toast = useToast();
  const [restored, dropRestored] = useRestoredDraft();
  const [form] = useState(() => createEnrolmentForm(poland, restored));
  const [sections, setSections] = useState(NO_SECTIONS);
  const [errorFocus, setErrorFocus] = useState(0);
  const { submission, submit: send, reset, forgetSent } = useSubmission(form);
  // A prefix that the draft holds was chosen by the candidate, whatever it is.
  const presetPrefix = restored?.values.numerKierunkowy === undefined ? FALLBACK_PREFIX : '';
  const presetPrefixRef = useRef(presetPrefix);
  const [firstGiven] = useState(() =>
    givenAtFirst(form.getState().values, { poland, presetPrefix }),
  );
  const givenRef = useRef<GivenAnswers>(firstGiven);
  const onScreen = useRef(false);

  const showErrors = useCallback(() => {
    setErrorFocus((count) => count + 1);
  }, []);

  const saved = useRef(false);
  const forget = useCallback(() => {
    saved.current = false;
    presetPrefixRef.current ||= FALLBACK_PREFIX;
    const values = initialValues(poland, presetPrefixRef.current);
    // Before the form has the values, or they would look like the candidate's own.
    givenRef.current = givenAtFirst(values, { poland, presetPrefix: presetPrefixRef.current });
    form.restart(values);
    removeDraft();
    dropRestored();
    setErrorFocus(0);
    forgetSent();
    reset();
  }, [dropRestored, forgetSent, form, poland, reset]);
  const atFirst = useCallback(() => initialValues(poland, presetPrefixRef.current), [poland]);
  const untouched = useCallback(() => withGiven(atFirst(), givenRef.current), [atFirst]);
  const draft = useDraft(form, {
    restored,
    untouched: atFirst,
    saved: () => saved.current,
    onRefused: onDraftRefused,
    onGone: forget,
  });
  const expiry = useFormExpiry(form, {
    savedAt: restored?.savedAt ?? null,
    untouched,
    isBusy: submission.kind === 'sending' || submission.kind === 'saved',
    clear: forget,
  });

  const enter = useCallback(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
      if (saved.current) forget();
      else reset();
    };
  }, [forget, reset]);

  const submit = useCallback(
    (sent: Sent, onSaved: () => void) => {
      send(sent, (end) => {
        if (end.kind === 'saved') {
          removeDraft();
          onSaved();
          // The screen keeps showing what was sent until the candidate is on the next one.
          if (onScreen.current) saved.current = true;
          else forget();
        } else if (end.kind === 'failed') {
          if (end.refusals.length > 0) showErrors();
          if (end.outcome.kind === 'alreadyRegistered') {
            toast(
              <FormattedMessage id="podsumowanie.toast.kandydat_zapisany_wczesniej" />,
              'warning',
            );
          }
        }
      });
    },
    [forget, send, showErrors, toast],
  );

  return useMemo<Enrolment>(
    () => ({
      form,
      untouched,
      sections,
      setSections,
      errorFocus,
      showErrors,
      submission,
      submit,
      presetPrefixRef,
      givenRef,
      enter,
      facts: () => fieldFacts(form, sections.length > 0),
      draft,
      expiry,
      clear: forget,
    }),
    [
      form,
      untouched,
      sections,
      errorFocus,
      showErrors,
      submission,
      submit,
      enter,
      draft,
      expiry,
      forget,
    ],
  );
}
