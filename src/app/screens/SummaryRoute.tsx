import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFreshCatalogue } from '../../api/recruitmentApi';
import { useSelectionProgress } from '../../features/selection/selectionProgress';
import { useLanguage } from '../../intl/language';
import { Loading, useLoaded } from '../../ui/lazyPart';
import { PageHead } from '../../ui/PageHead';
import { SkeletonList } from '../../ui/SkeletonList';
import { useSite } from '../layout/SiteLayout';
import { SummaryForm } from '../loading';
import { useScreen } from '../navigation/useScreen';
import { useAppDispatch } from '../store/store';
import { chunkFailed } from './ChunkFailed';

/**
 * The summary: its heading, which answers the click that leads here, and the form. The steps render it, too, without
 * its heading: once the code of the form is loaded, it renders the form ahead, hidden (docs/adr/0011).
 */
export function SummaryRoute() {
  const { setSender } = useSite();
  const current = useScreen() === 'summary';
  const { ready, load } = useLoaded(SummaryForm);
  useEffect(() => void load(), [load]);
  usePrefetchedData();
  return (
    <>
      {current && <SummaryHead />}
      {(ready || current) && (
        <Loading hidden={!current} waiting={<SkeletonList rows={16} />} failed={chunkFailed}>
          <SummaryForm current={current} onAccepted={setSender} />
        </Loading>
      )}
    </>
  );
}

/** Fetches the data of the form while the candidate is choosing, or while the code of the form is loading. */
function usePrefetchedData(): void {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const { chosen, likely } = useSelectionProgress();
  const isChoosing = likely !== null;
  useEffect(() => {
    if (!isChoosing) return;
    const prefetch = async () => {
      const { prefetchForm } = await import(
        /* webpackChunkName: "enrolment" */ '../../api/formPrefetch'
      );
      dispatch(prefetchForm(lang, chosen));
    };
    // The form reports what cannot be loaded.
    prefetch().catch(() => undefined);
  }, [dispatch, lang, isChoosing, chosen]);
}

function SummaryHead() {
  // Studies that are gone are said before the form is filled in for them.
  useFreshCatalogue();
  return (
    <PageHead
      title={<FormattedMessage id="podsumowanie.tytul" />}
      lead={<FormattedMessage id="podsumowanie.opis" />}
    />
  );
}
