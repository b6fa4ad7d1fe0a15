import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Flow } from '../../../contract/offer';
import { SCREENS } from '../../../domain/screens';
import { ChoiceList } from '../../../ui/ChoiceList';
import { useChosenDirection } from '../selectionProgress';
import { markedOption, withChosen } from './markedOption';
import type { Detail, FoundBy } from './useDirectionSearch';

interface DirectionListProps {
  flow: Flow;
  /** The directions that match the search. */
  names: readonly string[];
  foundBy: FoundBy;
  search: string;
  labelledBy: string;
  onChoose: (flow: Flow, direction: string) => void;
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
export function DirectionList(props: DirectionListProps) {
  const { flow, names, foundBy, search, labelledBy, onChoose } = props;
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
            onChoose(flow, direction);
          }}
          variant="row"
        />
      )}
    </>
  );
}
