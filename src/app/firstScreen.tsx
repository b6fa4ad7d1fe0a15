import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { FirstScreen } from '../contract/firstScreen';
import type { Offer } from '../contract/offer';
import type { SiteConfig } from '../contract/siteConfig';
import { offersIn } from '../domain/languages';
import { chooseDirection, EMPTY_SELECTION, type Selection } from '../domain/selection';
import { destinationAfter, offersMatching, steps } from '../domain/steps';
import { directionGroups } from '../features/selection/steps/directionGroups';
import { StepBar } from '../features/selection/steps/StepBar';
import { loadMessages, localeOf } from '../intl/messages';
import { LONGEST_WHOLE } from '../ui/ChoiceList';
import { storageRefusal } from './store/storageRefusal';
import { renderSite } from './renderSite';
import { Screens } from './Screens';

/** A first visit is in Polish (specification, section 9). */
const LANGUAGE = 'pl';

/**
 * The first screen as the application will show it to who comes for the first time, for the backend to put into the page
 * (docs/adr/0011); null where there is none to show, or a very long one.
 */
export async function firstScreen(
  config: SiteConfig,
  offers: readonly Offer[],
): Promise<FirstScreen | null> {
  const shown = offersIn(offers, LANGUAGE);
  const open = directionGroups(shown, localeOf(LANGUAGE))[0];
  if (open === undefined || open.names.length > LONGEST_WHOLE) return null;
  await loadMessages(LANGUAGE);

  const byNext = new Map<string, { selection: Selection; names: string[] }>();
  for (const name of open.names) {
    const selection = chooseDirection(EMPTY_SELECTION, open.flow, name);
    const next = destinationAfter(steps(shown, selection), 'direction');
    // Several programmes are left to pick from on this very screen: the application shows them.
    if (next === 'summary' && offersMatching(shown, selection).length > 1) continue;
    const bar = byNext.get(next) ?? { selection, names: [] };
    bar.names.push(name);
    byNext.set(next, bar);
  }
  const bars = [...byNext.values()].map(({ selection, names }) => {
    const template = (bar: ReactNode) =>
      renderToStaticMarkup(<template data-directions={names.join('\n')}>{bar}</template>);
    return renderSite(
      { config, offers, selection },
      template,
      <StepBar offers={shown} name="direction" />,
    );
  });
  return {
    screen: renderSite(
      { config, offers, selection: EMPTY_SELECTION },
      renderToString,
      <Screens promoLink={null} refusal={storageRefusal()} />,
    ),
    bars: bars.join(''),
  };
}
