import { useContext, useEffect, useEffectEvent } from 'react';
import { isStored } from '../../api/recruitmentApi';
import { choicesOf } from '../../domain/choices';
import type { FunnelEvent } from '../../domain/funnel';
import { measuredField } from '../../domain/measuredField';
import type { ScreenName } from '../../domain/screens';
import type { Section } from '../../domain/sections';
import type { Selection } from '../../domain/selection';
import { type Enrolment, EnrolmentContext } from '../../features/enrolment/model/enrolmentContext';
import { selectEnrolment } from '../../features/enrolment/model/enrolmentSlice';
import { selectSelection } from '../../features/selection/selectionSlice';
import { useAppStore } from '../store/hooks';
import type { AppStore } from '../store/store';

/** `value`: the chosen name, of `choice_made` only. */
export interface MeasuredEvent extends FunnelEvent {
  value?: string;
}

type Report = (event: MeasuredEvent) => void;

/**
 * Reports what happens on the way to an application, without anything that is typed (docs/configuration.md, "The events").
 *
 * @param screen null while a deep link decides it: what it chooses was not chosen by the candidate
 */
export function useFunnelEvents(screen: ScreenName | null, given: Report): void {
  const report = useEffectEvent(given);
  useEffect(() => {
    if (screen !== null) report({ event: 'step_seen', name: screen });
  }, [screen]);

  const store = useAppStore();
  const reportChoice = useEffectEvent((choice: MeasuredEvent | null) => {
    if (choice !== null && screen !== null) given(choice);
  });
  const enrolment = useContext(EnrolmentContext);
  useEffect(() => {
    let last = selectSelection(store.getState());
    const onForm = enrolment ? formReporter(enrolment, store, report) : null;
    const stopForm = onForm && enrolment?.form.subscribe(onForm, { visited: true });
    const stopStore = store.subscribe(() => {
      const selection = selectSelection(store.getState());
      if (selection !== last) reportChoice(choiceBetween(last, selection));
      last = selection;
      onForm?.();
    });
    return () => {
      stopForm?.();
      stopStore();
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
 * Returns what reports the progress of the form when it may have changed: its start and its completed sections once each
 * until it is cleared, its invalid fields each time the candidate wants to send, and that the application is stored.
 */
function formReporter(enrolment: Enrolment, store: AppStore, report: Report): () => void {
  const now = () => {
    const state = store.getState();
    return { ...selectEnrolment(state), stored: isStored(state) };
  };
  let last = now();
  let started = false;
  let completed = new Set<Section>();
  return () => {
    const state = now();
    const { visited = {} } = enrolment.form.getState();
    const isTouched = Object.values(visited).includes(true);
    if (isTouched && !started) report({ event: 'form_started', name: 'form' });
    started = isTouched;
    if (!started) completed = new Set();
    const complete = started ? enrolment.completeSections() : [];
    for (const { section, ready } of state.sections) {
      if (!ready || completed.has(section) || !complete.includes(section)) continue;
      completed.add(section);
      report({ event: 'section_completed', name: section });
    }
    if (state.errorsAsked > last.errorsAsked) {
      const fields = new Set(enrolment.invalid().map(measuredField));
      for (const name of fields) report({ event: 'field_error', name });
    }
    if (state.stored && !last.stored) {
      report({ event: 'sent', name: 'form' });
    }
    last = state;
  };
}
