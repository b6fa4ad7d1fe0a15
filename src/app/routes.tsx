import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PATHS, routePath, screenAt, stageOf } from '../domain/screens';
import { selectHasChoice } from '../features/selection/selectionSlice';
import { WithCatalogue, WithOffers } from './layout/guards';
import { SiteLayout, type SiteLayoutProps } from './layout/SiteLayout';
import { useNavigationFocus } from './navigation/useNavigationFocus';
import { ApplicationRoute } from './screens/ApplicationRoute';
import { CompletionRoute } from './screens/CompletionRoute';
import { DirectionRoute, StepRoute, SummaryRoute } from './screens/stepRoutes';
import { useAppSelector } from './store/hooks';

/**
 * The screens by address (docs/specification.md, section 2). Without a choice the steps and the summary lead to the first
 * screen, which is rendered at once: a wait for the redirect or for the offers would shift the layout.
 */
export function Screens(props: SiteLayoutProps) {
  const location = useLocation();
  useNavigationFocus();
  const screen = screenAt(location.pathname);
  const needsChoice = screen !== 'direction' && stageOf(screen) !== null;
  const isLost = useAppSelector((state) => needsChoice && !selectHasChoice(state));
  const shown = isLost ? PATHS.direction : { ...location, pathname: routePath(location.pathname) };
  return (
    <>
      {isLost && <Navigate to={PATHS.direction} replace />}
      <Routes location={shown}>
        <Route element={<SiteLayout {...props} />}>
          <Route path={PATHS.application} element={<ApplicationRoute />} />
          <Route element={<WithCatalogue />}>
            <Route path={PATHS.completion} element={<CompletionRoute />} />
            <Route element={<WithOffers />}>
              <Route path={PATHS.specialisation} element={<StepRoute name="specialisation" />} />
              <Route path={PATHS.city} element={<StepRoute name="city" />} />
              <Route path={PATHS.level} element={<StepRoute name="level" />} />
              <Route path={PATHS.mode} element={<StepRoute name="mode" />} />
              <Route path={PATHS.summary} element={<SummaryRoute />} />
              <Route path="*" element={<DirectionRoute />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </>
  );
}
