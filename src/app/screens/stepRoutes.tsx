import { useIntl } from 'react-intl';
import type { StepName } from '../../domain/stepOrder';
import { useHasAnswers } from '../../features/enrolment/model/enrolmentContext';
import { useOffers } from '../../features/selection/selectionProgress';
import { directionsIn } from '../../features/selection/steps/directionGroups';
import { DirectionScreen } from '../../features/selection/steps/DirectionScreen';
import { StepScreen } from '../../features/selection/steps/StepScreen';
import { useLanguage } from '../../intl/language';
import { HelpLine } from '../layout/Help';
import { useSite } from '../layout/SiteLayout';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useSiteConfig } from '../siteConfig';
import { useAppSelector } from '../store/hooks';

/** The first step, also at any address that is not a route. */
export function DirectionRoute() {
  const { inPolish } = useSite().catalogue;
  const { locale } = useIntl();
  const here = directionsIn(useOffers(), locale);
  const polish = directionsIn(inPolish, locale);
  const filledIn = useAppSelector(({ enrolment }) => enrolment?.opened?.from === 'application');
  return (
    <>
      <DocumentTitle screen="direction" />
      <DirectionScreen
        filledIn={filledIn}
        fewer={here < polish ? { here, polish } : null}
        hasAnswers={useHasAnswers()}
      />
    </>
  );
}

const NONE = {};

/** A step after the first one. */
export function StepRoute({ name }: { name: Exclude<StepName, 'direction'> }) {
  const { explanations } = useSiteConfig();
  const language = useLanguage();
  return (
    <>
      <DocumentTitle screen={name} />
      <StepScreen key={name} name={name} explanations={explanations[language] ?? NONE} />
      <HelpLine />
    </>
  );
}
