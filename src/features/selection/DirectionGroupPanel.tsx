import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Flow } from '../../contract/offer';
import { Glyph } from '../../ui/Glyph';
import { DirectionCount } from './DirectionCount';
import { DirectionList } from './DirectionList';
import { GROUP_TITLES } from './directionGroups';

interface DirectionGroupPanelProps {
  flow: Flow;
  /** How many directions the group has. */
  total: number;
  /** Those that match the search; all while there is none. */
  names: readonly string[];
  search: string;
  /** The chosen direction when it is one of this group, else null. */
  value: string | null;
  open: boolean;
  onToggle: (flow: Flow, open: boolean) => void;
  onChoose: (flow: Flow, direction: string) => void;
}

function Head({ flow, picked, titleId }: { flow: Flow; picked: string | null; titleId: string }) {
  return (
    <span className="GroupHead">
      <span className="h3" id={titleId}>
        <FormattedMessage id={GROUP_TITLES[flow].title} />
      </span>
      <span className="small muted">
        <FormattedMessage id={GROUP_TITLES[flow].text} />
      </span>
      {picked !== null && (
        <span className="small picked">
          <Glyph name="ok" size="tiny" />
          <FormattedMessage id="kierunek.grupa.wybrano" values={{ kierunek: picked }} />
        </span>
      )}
    </span>
  );
}

/** One collapsible group of directions; of a closed group only the head is rendered. */
export const DirectionGroupPanel = memo(function DirectionGroupPanel(
  props: DirectionGroupPanelProps,
) {
  const { flow, total, names, search, value, open, onToggle, onChoose } = props;
  const id = useId();
  const titleId = `${id}-title`;
  return (
    <div className="Group Paper">
      <h2>
        <button
          type="button"
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={open ? `${id}-body` : undefined}
          onClick={() => {
            onToggle(flow, !open);
          }}
        >
          <Head flow={flow} picked={open ? null : value} titleId={titleId} />
          <DirectionCount total={total} hits={search === '' ? null : names.length} />
          <ExpandMoreRounded className="Icon" />
        </button>
      </h2>
      {open && (
        <div className="body" role="region" id={`${id}-body`} aria-labelledby={`${id}-head`}>
          <DirectionList
            flow={flow}
            names={names}
            search={search}
            value={value}
            labelledBy={titleId}
            onChoose={onChoose}
          />
        </div>
      )}
    </div>
  );
});
