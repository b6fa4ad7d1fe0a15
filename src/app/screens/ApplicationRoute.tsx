import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { typedNumber } from '../../domain/referenceNumber';
import { decoded, PATHS } from '../../domain/screens';
import { hasSnapshot } from '../../features/support/snapshot';
import { Loading } from '../../ui/lazyPart';
import { SkeletonList } from '../../ui/SkeletonList';
import { ApplicationScreen } from '../loading';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { sentApplication } from '../store/tabSession';
import { chunkFailed } from './ChunkFailed';

/** The page "My application". */
export function ApplicationRoute() {
  const navigate = useNavigate();
  // The completion page keeps the number for the tab anyway, so a reload or a way back does not lose it.
  const number = useNumberOfAddress() ?? sentApplication()?.reference ?? null;
  return (
    <>
      <DocumentTitle screen="application" />
      <Loading waiting={<SkeletonList rows={12} />} failed={chunkFailed}>
        <ApplicationScreen
          key={number}
          number={number}
          onApply={() => void navigate(PATHS.direction)}
        />
      </Loading>
    </>
  );
}

function numberIn(hash: string): string | null {
  return typedNumber(decoded(hash.slice(1)) ?? '');
}

/**
 * The number in the fragment of the address, which no browser sends: "#K7PM3XVA"; null without one. It is taken out of
 * the address, so that the history of a shared computer does not keep it.
 */
function useNumberOfAddress(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState('');
  const [number, setNumber] = useState<string | null>(null);
  const isNumber = hash !== '' && !hasSnapshot(hash);
  if (hash !== seen) {
    setSeen(hash);
    if (isNumber) setNumber(numberIn(hash));
  }
  useLayoutEffect(() => {
    if (isNumber) void navigate({ hash: '' }, { replace: true });
  }, [isNumber, navigate]);
  return number;
}
