import type { Middleware } from '@reduxjs/toolkit';
import { stepChosen } from '../../features/selection/selectionSlice';

const REMEMBERED = 50;

/** The actions that RTK Query dispatches besides its calls. */
const BOOKKEEPING = /^(__rtkq|recruitmentApi\/(?!execute))/;

/** An action, with what RTK Query adds to those of a call. */
interface RecordedAction {
  type: string;
  meta?: {
    arg?: { endpointName?: string };
    /** Set when nothing was called, as the answer is in the cache. */
    condition?: boolean;
    baseQueryMeta?: { response?: { status: number } };
  };
}

let actions: readonly string[] = [];

/**
 * Records the actions for support, without their values: time and type, of a choice the number of its step, of a call
 * its endpoint and HTTP status.
 */
export const recordActions: Middleware = () => (next) => (action) => {
  const { type, meta } = action as RecordedAction;
  if (!BOOKKEEPING.test(type) && !meta?.condition) {
    const facts = [
      new Date().toISOString(),
      type,
      meta?.arg?.endpointName,
      stepChosen.match(action) ? action.payload.number : meta?.baseQueryMeta?.response?.status,
    ];
    actions = [...actions, facts.filter(Boolean).join(' ')].slice(-REMEMBERED);
  }
  return next(action);
};

/** The last actions, oldest first: "2026-09-01T10:00:00.000Z selection/stepChosen 3". */
export function recentActions(): readonly string[] {
  return actions;
}
