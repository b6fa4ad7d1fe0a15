import { useCallback, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Flow } from '../../../contract/offer';
import { PageHead } from '../../../ui/PageHead';
import { SearchField } from '../../../ui/SearchField';
import { StepProgress } from '../../../ui/StepProgress';
import { ClearedChoices } from '../panel/ClearedChoices';
import { DirectionGroupPanel } from './DirectionGroupPanel';
import { directionGroups } from './directionGroups';
import { NothingFound } from './NothingFound';
import { directionChosen, selectSelection } from '../selectionSlice';
import { useSelectionProgress } from '../SelectionProgress';
import { StepBar, StepForm } from './StepBar';
import { SCREEN_TEXTS } from '../stepTexts';
import { useDirectionSearch } from './useDirectionSearch';
import { useStepProgress } from '../panel/useStepProgress';

/** The first step: the direction, whose group decides the flow. */
export function DirectionScreen() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { flow: chosenFlow } = useSelector(selectSelection);
  const { offers, steps } = useSelectionProgress();
  const choice = steps[0]?.choice ?? null;
  const groups = directionGroups(offers, intl.locale);
  const { query, setQuery, search, found, hits, total, helper } = useDirectionSearch(groups);
  const input = useRef<HTMLInputElement>(null);
  // The group of the initial choice, or of a deep link; another choice must not close it.
  const [arrivedIn] = useState(chosenFlow);
  const firstOpen = (groups.find(({ flow }) => flow === arrivedIn) ?? groups[0])?.flow;
  const [isOpen, setOpen] = useGroupToggles(search);
  const choose = useCallback(
    (flow: Flow, direction: string) => {
      dispatch(directionChosen({ flow, direction }));
    },
    [dispatch],
  );
  return (
    <>
      <StepProgress {...useStepProgress('direction')} />
      <PageHead
        title={<FormattedMessage id={SCREEN_TEXTS.direction.heading} />}
        lead={<FormattedMessage id="kierunek.opis" />}
      />
      <StepForm>
        <SearchField
          label={intl.formatMessage({ id: 'kierunek.szukaj.etykieta' })}
          placeholder={intl.formatMessage({ id: 'kierunek.szukaj.przyklad' })}
          clearLabel={intl.formatMessage({ id: 'szukaj.wyczysc' })}
          inputRef={input}
          value={query}
          onChange={setQuery}
          helper={helper}
        />
        {hits === 0 ? (
          <NothingFound
            title="kierunek.brak.tytul"
            total={total}
            input={input}
            setQuery={setQuery}
          />
        ) : (
          <div
            className="Groups"
            role="group"
            aria-label={intl.formatMessage({ id: 'kierunek.lista' })}
          >
            {found.map(({ flow, names, total }) => (
              <DirectionGroupPanel
                key={flow}
                flow={flow}
                total={total}
                names={names}
                search={search}
                value={flow === chosenFlow ? choice : null}
                open={isOpen(flow, search === '' ? flow === firstOpen : names.length > 0)}
                onToggle={setOpen}
                onChoose={choose}
              />
            ))}
          </div>
        )}
        <ClearedChoices />
        <StepBar name="direction" />
      </StepForm>
    </>
  );
}

/**
 * Which groups of directions are open. The candidate's toggles belong to the search in which they were made ("" for
 * none), so that clearing the search restores the former state.
 *
 * @returns whether a group is open, given its default, and a function that sets it
 */
function useGroupToggles(search: string) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (flow: Flow, byItself: boolean) => toggled.get(`${flow} ${search}`) ?? byItself;
  const setOpen = useCallback(
    (flow: Flow, open: boolean) => {
      setToggled((former) => new Map(former).set(`${flow} ${search}`, open));
    },
    [search],
  );
  return [isOpen, setOpen] as const;
}
