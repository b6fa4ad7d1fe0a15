import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LaterTexts } from '../../features/language/MessagesProvider';
import { PageHead } from '../../ui/PageHead';
import { SkeletonList } from '../../ui/SkeletonList';
import { useChunk } from '../../ui/useChunk';
import { verificationScreen } from '../loading/enrolmentChunks';
import { usePageReturn } from '../navigation/useNavigationFocus';
import { useSiteConfig } from '../siteConfig';
import { ChunkFailed } from './ChunkFailed';

/** The page that checks copies of applications; needs no network once it is loaded. */
export function VerificationRoute() {
  const [attempt, setAttempt] = useState(1);
  // Another person may return to the page.
  usePageReturn(() => setAttempt(attempt + 1));
  return <Verification key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Verification({ onRetry }: { onRetry: () => void }) {
  const { receiptKeys } = useSiteConfig();
  const { module, failed } = useChunk(verificationScreen, true);
  if (failed) return <ChunkFailed onRetry={onRetry} />;
  if (!module) {
    return (
      <>
        <PageHead title={<FormattedMessage id="sprawdz.tytul" />} />
        <SkeletonList rows={4} />
      </>
    );
  }
  return (
    <LaterTexts>
      <module.VerificationScreen publicKeys={receiptKeys} />
    </LaterTexts>
  );
}
