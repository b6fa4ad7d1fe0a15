import { useCallback, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Flow, Offer } from '../../../contract/offer';
import { PageHead } from '../../../ui/PageHead';
import { SearchField } from '../../../ui/SearchField';
import { StepProgress } from '../../../ui/StepProgress';
import { ClearedChoices } from '../panel/ClearedChoices';
import { DirectionGroupPanel } from './DirectionGroupPanel';
import { directionGroups } from './directionGroups';
import { NothingFound } from './NothingFound';
import { directionChosen, selectSelection } from '../selectionSlice';
import { StepBar } from './StepBar';
import { StepForm } from '../StepForm';
import { useDirectionSearch } from './useDirectionSearch';
import { useGroupToggles } from '../useGroupToggles';
import { useStepProgress } from '../panel/useStepProgress';
import { useWay } from '../useWay';

/** The first step: the direction, which fixes the kind of studies by its group (specification, section 2). */
export function DirectionScreen({ offers }: { offers: readonly Offer[] }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { flow: chosenFlow } = useSelector(selectSelection);
  const choice = useWay(offers).steps[0]?.choice ?? null;
  const groups = directionGroups(offers, intl.locale);
  const { query, setQuery, search, found, hits, total, helper } = useDirectionSearch(groups);
  const input = useRef<HTMLInputElement>(null);
  // The group of the initial choice; another choice must not close it.
  const [arrivedIn] = useState(choice === null ? null : chosenFlow);
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
      <StepProgress {...useStepProgress(offers, 'direction')} />
      <PageHead
        title={<FormattedMessage id="kierunek.tytul" />}
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
            onShowAll={() => {
              setQuery('');
              // The button unmounts with the message; the focus must stay on the screen.
              input.current?.focus();
            }}
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
        <ClearedChoices offers={offers} />
        <StepBar offers={offers} name="direction" />
      </StepForm>
    </>
  );
}
