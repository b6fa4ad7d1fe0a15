import type { ReactNode, SyntheticEvent } from 'react';

/** The choice of a step and the way on as a form, so that Enter on the chosen row leads on. */
export function StepForm({ children }: { children: ReactNode }) {
  return <form onSubmit={stay}>{children}</form>;
}

/** The forward button acts when it is pressed; there is nothing to send. */
function stay(event: SyntheticEvent): void {
  event.preventDefault();
}
