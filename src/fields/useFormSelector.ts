import type { FormApi, FormState, FormSubscription } from 'final-form';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';

const VIEW = {
  values: true,
  initialValues: true,
  errors: true,
  submitErrors: true,
  dirtyFieldsSinceLastSubmit: true,
  submitFailed: true,
  modified: true,
  visited: true,
} as const satisfies FormSubscription;

/** The parts of the form's state that selectors read. */
export type FormView<Values> = Pick<FormState<Values>, keyof typeof VIEW>;

interface ViewStore<Values> {
  subscribe: (listener: () => void) => () => void;
  view: () => FormView<Values>;
}

const stores = new WeakMap<object, unknown>();

/** All selectors share one subscription: `getState` would compute the state of every field for each of them. */
function viewStore<Values>(form: FormApi<Values, Partial<Values>>): ViewStore<Values> {
  const known = stores.get(form);
  if (known !== undefined) return known as ViewStore<Values>;
  let view: FormView<Values> = form.getState();
  const listeners = new Set<() => void>();
  form.subscribe((next) => {
    view = next;
    for (const listener of listeners) listener();
  }, VIEW);
  const store: ViewStore<Values> = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
  };
  stores.set(form, store);
  return store;
}

const NO_FORM = { subscribe: () => () => undefined, view: () => null };

/**
 * Selects from a form, which is null until its chunk is loaded. The caller re-renders only when the result changes, not
 * at every key.
 */
export function useSelectorOf<Values, T>(
  form: FormApi<Values, Partial<Values>> | null,
  select: (view: FormView<Values> | null) => T,
  isEqual: (one: T, other: T) => boolean = Object.is,
): T {
  const store = form === null ? NO_FORM : viewStore(form);
  return useSyncExternalStoreWithSelector<FormView<Values> | null, T>(
    store.subscribe,
    store.view,
    store.view,
    select,
    isEqual,
  );
}
