import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PATHS, routePath } from '../domain/screens';
import { hasSnapshot } from '../features/support/snapshot';
import { SiteLayout } from './layout/SiteLayout';
import { WithOffers } from './layout/WithOffers';
import { NavigationTypeContext, useNavigationFocus } from './navigation/useNavigationFocus';
import { useRedirect } from './redirects';
import { ApplicationRoute } from './screens/ApplicationRoute';
import { CompletionRoute } from './screens/CompletionRoute';
import { DirectionRoute, StepRoute } from './screens/stepRoutes';

/**
 * The screens by address (docs/specification.md, section 2). A redirect shows its screen at once, because waiting for
 * the redirect or the offers would shift the layout.
 */
export function Screens() {
  const location = useLocation();
  const navigationType = useNavigationType();
  useNavigationFocus();
  const redirect = useRedirect();
  const shown = redirect ?? { ...location, pathname: routePath(location.pathname) };
  return (
    <NavigationTypeContext value={navigationType}>
      {/* A support link comes first: a redirect would drop it before its code is loaded. */}
      {redirect !== null && !hasSnapshot(location.hash) && <Navigate to={redirect} replace />}
      <Routes location={shown}>
        <Route element={<SiteLayout />}>
          <Route path={PATHS.application} element={<ApplicationRoute />} />
          <Route path={PATHS.completion} element={<CompletionRoute />} />
          <Route element={<WithOffers />}>
            <Route path={PATHS.specialisation} element={<StepRoute name="specialisation" />} />
            <Route path={PATHS.city} element={<StepRoute name="city" />} />
            <Route path={PATHS.level} element={<StepRoute name="level" />} />
            <Route path={PATHS.mode} element={<StepRoute name="mode" />} />
            {/* `WithOffers` renders the summary, and on the steps renders it ahead. */}
            <Route path={PATHS.summary} element={null} />
            <Route path="*" element={<DirectionRoute />} />
          </Route>
        </Route>
      </Routes>
    </NavigationTypeContext>
  );
}
