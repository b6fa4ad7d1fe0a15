import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Offer } from '../../contract/offer';
import type { StepName } from '../../domain/selection';
import { useGuard } from './useGuard';

interface GuardedProps {
  offers: readonly Offer[];
  name: StepName | 'summary';
  children: ReactNode;
}

/** Shows a screen to the candidates it is for and sends the others where they belong. */
export function Guarded({ offers, name, children }: GuardedProps) {
  const elsewhere = useGuard(offers, name);
  return elsewhere === null ? children : <Navigate to={elsewhere} replace />;
}
