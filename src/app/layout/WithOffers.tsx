import { Outlet } from 'react-router-dom';
import { useScreen } from '../navigation/useScreen';
import { LoadingScreen } from '../screens/LoadingScreen';
import { NoStudies } from '../screens/NoStudies';
import { SummaryRoute } from '../screens/SummaryRoute';
import { useSite } from './SiteLayout';

/**
 * A layout route around the steps and the summary, which need offers. The summary is rendered on each step, too, at the
 * same place in the tree, so that the form rendered ahead is the one that is shown.
 */
export function WithOffers() {
  const site = useSite();
  const { catalogue, change } = site;
  const screen = useScreen();
  if (screen === null || catalogue.state === 'loading') {
    return <LoadingScreen screen={screen} />;
  }
  if (catalogue.state === 'empty') {
    return <NoStudies languages={catalogue.languages} onLanguage={change.ask} />;
  }
  return (
    <>
      <Outlet context={site} />
      <SummaryRoute />
    </>
  );
}
