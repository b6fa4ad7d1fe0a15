import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '../../domain/screens';
import type { StepName } from '../../domain/selection';
import { guard } from '../../domain/steps';
import { useSelectionProgress } from './selectionProgress';

/**
 * The route guard: the address to redirect to, or null. The form of an ambiguous selection redirects to the last step,
 * where a programme can be picked.
 */
function useRedirect(name: StepName | 'summary'): string | null {
  const { steps, visible, chosen } = useSelectionProgress();
  const redirect = guard(steps, name);
  if (redirect !== null || name !== 'summary' || chosen !== null) return redirect;
  return PATHS[visible.at(-1)?.name ?? 'direction'];
}

interface RouteGuardProps {
  name: StepName | 'summary';
  children: ReactNode;
}

/** Renders a screen for candidates who may open it, and redirects the others. */
export function RouteGuard({ name, children }: RouteGuardProps) {
  const redirect = useRedirect(name);
  return redirect === null ? children : <Navigate to={redirect} replace />;
}
