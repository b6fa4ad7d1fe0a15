import { useIntl } from 'react-intl';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import type { StepName } from '../../domain/stepOrder';
import { useHasAnswers } from '../../features/enrolment/model/enrolmentContext';
import { selectOffers, useOffers } from '../../features/selection/selectionProgress';
import { directionsIn } from '../../features/selection/steps/directionGroups';
import { DirectionScreen } from '../../features/selection/steps/DirectionScreen';
import { StepScreen } from '../../features/selection/steps/StepScreen';
import { useLanguage } from '../../intl/language';
import { HelpLine } from '../layout/Help';
import { useSiteConfig } from '../siteConfig';
import { useAppSelector } from '../store/store';

/** The first step, also at any address that is not a route. */
export function DirectionRoute() {
  const { locale } = useIntl();
  const here = directionsIn(useOffers(), locale);
  // Most offers are in Polish: somebody who reads another language learns how many more there are.
  const inPolish = useAppSelector((state) => selectOffers(state, DEFAULT_LANGUAGE));
  const polish = directionsIn(inPolish, locale);
  const filledIn = useAppSelector(({ enrolment }) => enrolment?.opened?.from === 'application');
  return (
    <DirectionScreen
      filledIn={filledIn}
      fewer={here < polish ? { here, polish } : null}
      hasAnswers={useHasAnswers()}
    />
  );
}

const NONE = {};

/** A step after the first one. */
export function StepRoute({ name }: { name: Exclude<StepName, 'direction'> }) {
  const { explanations } = useSiteConfig();
  const language = useLanguage();
  return (
    <>
      <StepScreen key={name} name={name} explanations={explanations[language] ?? NONE} />
      <HelpLine />
    </>
  );
}
