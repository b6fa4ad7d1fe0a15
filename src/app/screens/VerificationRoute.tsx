import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../ui/PageHead';
import { SkeletonList } from '../../ui/SkeletonList';
import { verificationScreen } from '../loading/enrolmentChunks';
import { DocumentTitle } from '../navigation/DocumentTitle';
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
    <>
      <DocumentTitle screen="verification" />
      <PageHead
        title={<FormattedMessage id="sprawdz.tytul" />}
        lead={receiptKeys.length > 0 && <FormattedMessage id="sprawdz.opis" />}
      />
      <LazyPart key={visit} part={verificationScreen} waiting={<SkeletonList rows={4} />}>
        {({ VerificationScreen }) => <VerificationScreen publicKeys={receiptKeys} />}
      </LazyPart>
    </>
  );
}
