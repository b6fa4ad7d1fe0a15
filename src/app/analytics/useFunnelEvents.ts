import { addListener } from '@reduxjs/toolkit';
import { useContext, useEffect, useEffectEvent } from 'react';
import { isStored } from '../../api/recruitmentApi';
import { choicesOf } from '../../domain/choices';
import type { ScreenName } from '../../domain/screens';
import type { Section } from '../../domain/sections';
import type { Selection } from '../../domain/selection';
import { type Enrolment, EnrolmentContext } from '../../features/enrolment/model/enrolmentContext';
import { selectEnrolment } from '../../features/enrolment/model/enrolmentSlice';
import { selectSelection } from '../../features/selection/selectionSlice';
import { useAppDispatch, useAppStore } from '../store/hooks';
import type { AppState, AppStore } from '../store/store';

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

const listen = addListener.withTypes<AppState, AppStore['dispatch']>();

type Report = (event: MeasuredEvent) => void;

/**
 * Reports what happens on the way to an application, without anything that is typed (docs/configuration.md, "The
 * events").
 *
 * @param screen null while a deep link decides it, because the candidate did not make those choices
 */
export function useFunnelEvents(screen: ScreenName | null, given: Report): void {
  const report = useEffectEvent((event: MeasuredEvent | null) => {
    if (event !== null && screen !== null) given(event);
  });
  useEffect(() => report(screen && { event: 'step_seen', name: screen }), [screen]);

  const dispatch = useAppDispatch();
  useEffect(
    () =>
      dispatch(
        listen({
          predicate: (_action, state, former) => selectSelection(state) !== selectSelection(former),
          effect: (_action, api) => {
            const former = selectSelection(api.getOriginalState());
            report(choiceBetween(former, selectSelection(api.getState())));
          },
        }),
      ),
    [dispatch],
  );

  const store = useAppStore();
  const enrolment = useContext(EnrolmentContext);
  useEffect(() => {
    if (enrolment === null) return undefined;
    const onForm = formReporter(enrolment, store, report);
    const stopForm = enrolment.form.subscribe(onForm, { visited: true });
    const stopStore = dispatch(
      listen({
        predicate: (_action, state, former) =>
          selectEnrolment(state) !== selectEnrolment(former) ||
          isStored(state) !== isStored(former),
        effect: onForm,
      }),
    );
    return () => {
      stopForm();
      stopStore();
    };
  }, [enrolment, dispatch, store]);
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
 * Returns a function that reports the progress of the form when it may have changed: its start and its completed
 * sections once each until it is cleared, its invalid fields each time the candidate wants to send, and that the
 * application is stored.
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
