import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Flow } from '../../contract/offer';
import { ChoiceList } from '../../ui/ChoiceList';
import { markedOption } from './markedOption';

interface DirectionListProps {
  flow: Flow;
  /** Those that match the search. */
  names: readonly string[];
  search: string;
  value: string | null;
  labelledBy: string;
  onChoose: (flow: Flow, direction: string) => void;
}

/** The directions of an open group as radio rows. */
export function DirectionList(props: DirectionListProps) {
  const { flow, names, search, value, labelledBy, onChoose } = props;
  const options = useMemo(
    () => names.map((name) => markedOption(name, name, search)),
    [names, search],
  );
  if (options.length === 0) {
    return (
      <p className="NoHits">
        <FormattedMessage id="kierunek.grupa.bez_trafien" values={{ fraza: search }} />
      </p>
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
