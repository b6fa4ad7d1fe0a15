import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { EnrolmentContext, type Enrolment } from '../features/enrolment/form/enrolmentContext';
import { loadedKeeper, onKeeperLoaded } from './loading/enrolmentChunks';

interface EnrolmentHostProps {
  /** The `wartosc` of Poland in the country dictionary. */
  poland: string;
  /** Called when the browser does not keep the draft. */
  onDraftRefused: () => void;
  children: ReactNode;
}

/** The place of the form above the routes (docs/adr/0003); its code arrives after the first screen. */
export function EnrolmentHost({ children, ...settings }: EnrolmentHostProps) {
  const keeper = useSyncExternalStore(onKeeperLoaded, loadedKeeper, () => null);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  return (
    <EnrolmentContext value={enrolment}>
      {keeper && <keeper.EnrolmentKeeper {...settings} onChange={setEnrolment} />}
      {children}
    </EnrolmentContext>
  );
}
