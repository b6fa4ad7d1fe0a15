import { useMemo } from 'react';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Flow } from '../../../contract/offer';
import { ChoiceList } from '../../../ui/ChoiceList';
import { markedOption } from './markedOption';

interface DirectionListProps {
  flow: Flow;
  /** The directions that match the search. */
  names: readonly string[];
  search: string;
  value: string | null;
  labelledBy: string;
  onChoose: (flow: Flow, direction: string) => void;
}

const NO_HITS = { padding: '4px 12px 10px' };

/** The directions of an open group as radio rows. */
export function DirectionList(props: DirectionListProps) {
  const { flow, names, search, value, labelledBy, onChoose } = props;
  const options = useMemo(
    () => names.map((name) => markedOption(name, name, search)),
    [names, search],
  );
  if (options.length === 0) {
    return (
      <Typography color="textSecondary" sx={NO_HITS}>
        <FormattedMessage id="kierunek.grupa.bez_trafien" values={{ fraza: search }} />
      </Typography>
    );
  }
  return (
    <ChoiceList
      name={`kierunek-${flow}`}
      labelledBy={labelledBy}
      options={options}
      value={value}
      onChange={(direction) => {
        onChoose(flow, direction);
      }}
      variant="row"
    />
  );
}
