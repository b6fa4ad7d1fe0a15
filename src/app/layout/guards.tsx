import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { Loading, useLoaded } from '../../ui/lazyPart';
import { SkeletonList } from '../../ui/SkeletonList';
import { SummaryForm } from '../loading';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useScreen } from '../navigation/useScreen';
import { chunkFailed } from '../screens/ChunkFailed';
import { LoadingScreen } from '../screens/LoadingScreen';
import { NoStudies } from '../screens/NoStudies';
import { StartFailed } from '../screens/StartFailed';
import { type Site, useSite } from './useSite';

/** A layout route around all screens that are not shown when the catalogue fails to load. */
export function WithCatalogue() {
  const site = useSite();
  const { state, retrying, retry } = site.catalogue;
  if (state !== 'failed') return <Outlet context={site} />;
  return (
    <>
      <DocumentTitle screen="startFailed" />
      <StartFailed retrying={retrying} onRetry={retry} />
    </>
  );
}

/**
 * A layout route around the steps and the summary, which need offers. The form is rendered ahead below each of them.
 */
export function WithOffers() {
  const site = useSite();
  const { catalogue, change } = site;
  const screen = useScreen();
  if (screen === null || catalogue.state === 'loading') {
    return (
      <>
        {screen !== null && <DocumentTitle screen={screen} />}
        <LoadingScreen screen={screen} />
      </>
    );
  }
  if (catalogue.offers.length === 0) {
    return (
      <>
        <DocumentTitle screen="noStudies" />
        <NoStudies languages={catalogue.languages} onLanguage={change.ask} />
      </>
    );
  }
  return (
    <>
      <Outlet context={site} />
      <FormBelow site={site} current={screen === 'summary'} />
    </>
  );
}

interface FormBelowProps {
  site: Site;
  /** True when the summary is shown; otherwise the form is rendered ahead. */
  current: boolean;
}

/** The form of the summary, as soon as its code is loaded. */
function FormBelow({ site: { setSender }, current }: FormBelowProps) {
  const { ready, load } = useLoaded(SummaryForm);
  useEffect(() => void load(), [load]);
  if (!ready && !current) return null;
  return (
    <Loading hidden={!current} waiting={<SkeletonList rows={16} />} failed={chunkFailed}>
      <SummaryForm current={current} onAccepted={setSender} />
    </Loading>
  );
}
