import { useState } from 'react';
import { verificationScreen } from '../loading/enrolmentChunks';
import { usePageReturn } from '../navigation/useNavigationFocus';
import { useSiteConfig } from '../siteConfig';
import { LazyPart } from './LazyPart';

/** The page that checks copies of applications; needs no network once it is loaded. */
export function VerificationRoute() {
  const { receiptKeys } = useSiteConfig();
  const [visit, setVisit] = useState(1);
  // Another person may return to the page.
  usePageReturn(() => setVisit(visit + 1));
  return (
    <LazyPart
      key={visit}
      part={verificationScreen}
      head={{ title: 'sprawdz.tytul', lead: 'sprawdz.opis' }}
    >
      {({ VerificationScreen }) => <VerificationScreen publicKeys={receiptKeys} />}
    </LazyPart>
  );
}
