import { useContext, useEffect, useEffectEvent } from 'react';
import { shallowEqual } from 'react-redux';
import { isStored } from '../../api/recruitmentApi';
import { choicesOf } from '../../domain/choices';
import type { ScreenName } from '../../domain/screens';
import type { Section } from '../../domain/sections';
import type { Selection } from '../../domain/selection';
import { type Enrolment, EnrolmentContext } from '../../features/enrolment/model/enrolmentContext';
import { selectEnrolment } from '../../features/enrolment/model/enrolmentSlice';
import { selectSelection } from '../../features/selection/selectionSlice';
import { type AppStore, useAppStore } from '../store/store';

/** An event on the way to an application (docs/configuration.md, "The events"). Nothing typed is in it. */
export interface MeasuredEvent {
  event:
    'step_seen' | 'choice_made' | 'form_started' | 'section_completed' | 'field_error' | 'sent';
  /** A screen, a step, a section, a field, or "form". */
  name: string;
  /** The chosen name, of `choice_made` only. */
  value?: string;
}

/**
 * The field as an event names it: all questions are one, as are all consents and all confirmations, as their keys are
 * those of an institution.
 *
 * @param fieldName as in the form's values ("adres.kodPocztowy", "odpowiedzi.id17")
 */
function measuredField(fieldName: string): string {
  const [head = ''] = fieldName.split('.');
  return head.startsWith('adres') ? fieldName : head;
}

type Report = (event: MeasuredEvent) => void;

/**
 * Reports what happens on the way to an application, without anything that is typed (docs/configuration.md, "The
 * events").
 *
 * @param screen null while a deep link decides it, because the candidate did not make those choices
 */
export function useFunnelEvents(screen: ScreenName | null, given: Report): void {
  const report = useEffectEvent((event: MeasuredEvent) => {
    if (screen !== null) given(event);
  });
  useEffect(() => {
    if (screen !== null) report({ event: 'step_seen', name: screen });
  }, [screen]);

  const store = useAppStore();
  const enrolment = useContext(EnrolmentContext);
  useEffect(() => {
    const onChange = reporter(store, enrolment, report);
    const stopStore = store.subscribe(onChange);
    const stopForm = enrolment?.form.subscribe(onChange, { visited: true });
    return () => {
      stopStore();
      stopForm?.();
    };
  }, [enrolment, store]);
}

/** The choice of one step; null for anything else, such as choices that were restored. */
function choiceBetween(earlier: Selection, selection: Selection): MeasuredEvent | null {
  const [choice, ...others] = choicesOf(selection).filter(
    ({ number }) => selection.history[number] !== earlier.history[number],
  );
  if (choice === undefined || others.length > 0) return null;
  return { event: 'choice_made', name: choice.name, value: choice.value };
}

/**
 * Returns a function that reports what has changed: choices, the start of the form and its completed sections once each
 * until it is cleared, its invalid fields each time the candidate wants to send, and that the application is stored.
 */
function reporter(store: AppStore, enrolment: Enrolment | null, report: Report): () => void {
  const read = () => {
    const state = store.getState();
    return {
      selection: selectSelection(state),
      form: selectEnrolment(state),
      stored: isStored(state),
      visited: enrolment?.form.getState().visited,
    };
  };
  let last = read();
  let started = false;
  let completed = new Set<Section>();
  return () => {
    const now = read();
    if (shallowEqual(now, last)) return;
    const former = last;
    last = now;
    const choice = choiceBetween(former.selection, now.selection);
    if (choice !== null) report(choice);
    if (enrolment === null) return;
    const isTouched = Object.values(now.visited ?? {}).includes(true);
    if (isTouched && !started) report({ event: 'form_started', name: 'form' });
    if (!isTouched) completed = new Set();
    started = isTouched;
    const complete = started ? enrolment.completeSections() : [];
    for (const { section, ready } of now.form.sections) {
      if (!ready || completed.has(section) || !complete.includes(section)) continue;
      completed.add(section);
      report({ event: 'section_completed', name: section });
    }
    if (now.form.errorsAsked > former.form.errorsAsked) {
      const fields = new Set(enrolment.invalid().map(measuredField));
      for (const name of fields) report({ event: 'field_error', name });
    }
    if (now.stored && !former.stored) report({ event: 'sent', name: 'form' });
  };
}
