import { useContext, useEffect, useEffectEvent } from 'react';
import type { FunnelEvent } from '../../domain/funnel';
import { measuredField } from '../../domain/measuredField';
import type { ScreenName } from '../../domain/paths';
import type { Section } from '../../domain/sections';
import { STEP_ORDER, type Selection } from '../../domain/selection';
import { EnrolmentContext, type Enrolment } from '../../features/enrolment/form/enrolmentContext';
import { selectSelection } from '../../features/selection/selectionSlice';
import { useAppStore } from '../store/hooks';

/** `value`: the chosen name, of `choice_made` only. */
export interface MeasuredEvent extends FunnelEvent {
  value?: string;
}

type Report = (event: MeasuredEvent) => void;

/**
 * Reports what happens on the way to an application, without anything that is typed (docs/measurement.md, "The events").
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
  useEffect(() => {
    let last = selectSelection(store.getState());
    return store.subscribe(() => {
      const selection = selectSelection(store.getState());
      if (selection !== last) reportChoice(choiceBetween(last, selection));
      last = selection;
    });
  }, [store]);

  const enrolment = useContext(EnrolmentContext);
  useEffect(() => {
    if (enrolment === null) return undefined;
    const onChange = formReporter(enrolment, report);
    const stops = [
      enrolment.form.subscribe(onChange, { touched: true }),
      enrolment.subscribe(onChange),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [enrolment]);
}

/** The choice of one step; null for anything else, such as choices that were restored. */
function choiceBetween(earlier: Selection, { flow, history }: Selection): MeasuredEvent | null {
  if (flow === null) return null;
  const isNew = (number: string) => history[Number(number)] !== earlier.history[Number(number)];
  const [number, ...others] = Object.keys(history).filter(
    (one) => isNew(one) || (one === '1' && flow !== earlier.flow),
  );
  const name = STEP_ORDER[flow][Number(number) - 1];
  const value = history[Number(number)];
  if (name === undefined || value === undefined || others.length > 0) return null;
  return { event: 'choice_made', name, value };
}

/**
 * Returns what reports the progress of the form when it may have changed: its start and its completed sections once each
 * until it is cleared, its invalid fields each time the candidate wants to send, and that the application is stored.
 */
function formReporter(enrolment: Enrolment, report: Report): () => void {
  let last = enrolment.getState();
  let started = false;
  let completed = new Set<Section>();
  return () => {
    const state = enrolment.getState();
    const { touched = {} } = enrolment.form.getState();
    const isTouched = Object.values(touched).includes(true);
    if (isTouched && !started) report({ event: 'form_started', name: 'form' });
    started = isTouched;
    if (!started) completed = new Set();
    const complete = started ? enrolment.completeSections() : [];
    for (const { section, ready } of state.sections) {
      if (!ready || completed.has(section) || !complete.includes(section)) continue;
      completed.add(section);
      report({ event: 'section_completed', name: section });
    }
    if (state.errorFocus > last.errorFocus) {
      const fields = new Set(enrolment.facts().invalid.map(measuredField));
      for (const name of fields) report({ event: 'field_error', name });
    }
    if (state.submission.kind === 'saved' && last.submission.kind !== 'saved') {
      report({ event: 'sent', name: 'form' });
    }
    last = state;
  };
}
