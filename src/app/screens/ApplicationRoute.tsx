import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { typedNumber } from '../../domain/referenceNumber';
import { decoded, PATHS } from '../../domain/screens';
import { hasSnapshot } from '../../features/support/snapshot';
import { Loading } from '../../ui/lazyPart';
import { SkeletonList } from '../../ui/SkeletonList';
import { ApplicationScreen } from '../loading';
import { sentApplication } from '../store/tabSession';
import { chunkFailed } from './ChunkFailed';

function numberIn(hash: string): string | null {
  return typedNumber(decoded(hash.slice(1)) ?? '');
}

/**
 * The page "My application". The fragment of the address, which no browser sends, may have a number: "#K7PM3XVA". It is
 * taken out of the address, so that the history of a shared computer does not keep it.
 */
export function ApplicationRoute() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // The completion page keeps the number for the tab anyway, so a reload or a way back does not lose it.
  const named = numberIn(hash);
  const [number, setNumber] = useState(() => named ?? sentApplication()?.reference ?? null);
  if (named !== null && named !== number) setNumber(named);
  useLayoutEffect(() => {
    const isNumber = hash !== '' && !hasSnapshot(hash);
    if (isNumber) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return (
    <Loading waiting={<SkeletonList rows={12} />} failed={chunkFailed}>
      <ApplicationScreen
        key={number}
        number={number}
        onApply={() => void navigate(PATHS.direction)}
      />
    </Loading>
  );
}
