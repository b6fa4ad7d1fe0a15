import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Flow } from '../../../contract/offer';
import { SCREENS } from '../../../domain/screens';
import { PageHead } from '../../../ui/PageHead';
import { Sheet } from '../../../ui/Sheet';
import { StepProgress } from '../panel/StepProgress';
import { useChosenDirection, useOffers } from '../selectionProgress';
import { selectSelection } from '../selectionSlice';
import { DirectionGroupPanel } from './DirectionGroupPanel';
import { type DirectionGroup, directionGroups } from './directionGroups';
import { DirectionLead, type DirectionLeadProps } from './DirectionLead';
import { Resume } from './Resume';
import { SearchBox } from './SearchBox';
import { StepForm } from './StepForm';
import { type FoundGroup, useDirectionSearch } from './useDirectionSearch';

const SEARCH_TEXTS = {
  label: 'kierunek.szukaj.etykieta',
  placeholder: 'kierunek.szukaj.przyklad',
  found: 'kierunek.szukaj.znaleziono',
  nothing: 'kierunek.brak.tytul',
} as const;

interface DirectionScreenProps extends DirectionLeadProps {
  /** True when the form has data. */
  hasAnswers?: boolean;
}

/** The first step: the direction, whose group decides the flow. A choice re-renders only the parts that show it. */
export function DirectionScreen({ hasAnswers = false, ...lead }: DirectionScreenProps) {
  const intl = useIntl();
  const groups = directionGroups(useOffers(), intl.locale);
  const { found, ...box } = useDirectionSearch(groups);
  return (
    <>
      <StepProgress current="direction" />
      <PageHead
        title={<FormattedMessage id={SCREENS.direction.heading} />}
        lead={<DirectionLead {...lead} />}
      />
      <Resume hasAnswers={hasAnswers} />
      <StepForm name="direction">
        <SearchBox texts={SEARCH_TEXTS} {...box} />
        <DirectionGroups groups={groups} found={found} search={box.search} />
      </StepForm>
    </>
  );
}

interface DirectionGroupsProps {
  groups: readonly DirectionGroup[];
  /** The groups with the results of the search. */
  found: readonly FoundGroup[];
  search: string;
}

function DirectionGroups({ groups, found, search }: DirectionGroupsProps) {
  const intl = useIntl();
  const chosen = useChosenDirection();
  const [isOpen, setOpen] = useOpenGroups(groups, search);
  // A group without results is shown for the choice that it contains.
  const listed = found.filter(({ flow, names }) => names.length > 0 || flow === chosen?.flow);
  if (listed.length === 0) return null;
  return (
    <Sheet role="group" aria-label={intl.formatMessage({ id: 'kierunek.lista' })}>
      {listed.map((group) => {
        const open = isOpen(group);
        return (
          <DirectionGroupPanel
            key={group.flow}
            group={group}
            search={search}
            picked={!open && group.flow === chosen?.flow ? chosen.direction : null}
            open={open}
            onToggle={setOpen}
          />
        );
      })}
    </Sheet>
  );
}

/**
 * The open groups: with a search those with results, without one the group of the initial choice, or else the first.
 * The candidate's toggles belong to their search, so that clearing it restores the former state.
 */
function useOpenGroups(groups: readonly DirectionGroup[], search: string) {
  // Another choice must not close it.
  const [arrivedIn] = useState(useSelector(selectSelection).flow);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const first = (groups.find(({ flow }) => flow === arrivedIn) ?? groups[0])?.flow;
  const isOpen = ({ flow, names }: FoundGroup) =>
    toggled.get(`${flow} ${search}`) ?? (search === '' ? flow === first : names.length > 0);
  const setOpen = useCallback(
    (flow: Flow, open: boolean) => {
      setToggled((former) => new Map(former).set(`${flow} ${search}`, open));
    },
    [search],
  );
  return [isOpen, setOpen] as const;
}
