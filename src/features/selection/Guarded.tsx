import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '../../domain/paths';
import type { StepName } from '../../domain/selection';
import { guard } from '../../domain/steps';
import { useSelectionProgress } from './SelectionProgress';

/**
 * The route guard: the address to redirect to, or null. The form of an ambiguous selection redirects to the last step,
 * where a programme can be picked.
 */
function useGuard(name: StepName | 'summary'): string | null {
  const { steps, visible, chosen } = useSelectionProgress();
  const elsewhere = guard(steps, name);
  if (elsewhere !== null || name !== 'summary' || chosen !== null) return elsewhere;
  return PATHS[visible.at(-1)?.name ?? 'direction'];
}

interface GuardedProps {
  name: StepName | 'summary';
  children: ReactNode;
}

/** Renders a screen for candidates who may open it, and redirects the others. */
export function Guarded({ name, children }: GuardedProps) {
  const elsewhere = useGuard(name);
  return elsewhere === null ? children : <Navigate to={elsewhere} replace />;
}
