import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { offersBy } from '../../../domain/offerValues';
import { SCREENS } from '../../../domain/screens';
import { ChoiceList } from '../../../ui/ChoiceList';
import { useChosenDirection, useOffers } from '../selectionProgress';
import { stepChosen } from '../selectionSlice';
import { markedOption, withChosen } from './markedOption';
import type { Detail, FoundGroup } from './useDirectionSearch';

interface DirectionListProps {
  group: FoundGroup;
  search: string;
  labelledBy: string;
}

/** A direction, and the specialisation or city that it was found by. */
function FoundByDetail({ direction, step, value, search }: Detail & { search: string }) {
  return (
    <>
      <span>{direction}</span>
      <small>
        <FormattedMessage id={SCREENS[step].name} />
        {': '}
        {markedOption(value, value, search).label}
      </small>
    </>
  );
}

const NoHits = styled(Typography)({ padding: '4px 16px 12px' });

/** The directions of an open group as radio rows. */
export function DirectionList({ group, search, labelledBy }: DirectionListProps) {
  const { flow, names, foundBy } = group;
  const dispatch = useDispatch();
  const offers = useOffers();
  const chosen = useChosenDirection();
  const value = chosen?.flow === flow ? chosen.direction : null;
  const options = useMemo(
    () =>
      names.map((name) => {
        const detail = foundBy.get(name);
        if (detail === undefined) return markedOption(name, name, search);
        return { value: name, label: <FoundByDetail {...detail} search={search} /> };
      }),
    [names, foundBy, search],
  );
  const shown = withChosen(options, value === null ? null : { value, label: value });
  return (
    <>
      {options.length === 0 && (
        <NoHits color="textSecondary">
          <FormattedMessage id="kierunek.grupa.bez_trafien" values={{ fraza: search }} />
        </NoHits>
      )}
      {shown.length > 0 && (
        <ChoiceList
          name={`kierunek-${flow}`}
          labelledBy={labelledBy}
          options={shown}
          value={value}
          onChange={(direction) => {
            const ofFlow = offersBy(offers, 'flow').get(flow) ?? [];
            const chosenOffers = offersBy(ofFlow, 'direction').get(direction) ?? [];
            dispatch(stepChosen({ number: 1, offers: chosenOffers }));
          }}
          variant="row"
        />
      )}
    </>
  );
}
