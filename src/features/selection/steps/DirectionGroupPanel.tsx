import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { memo, type ReactNode, useId } from 'react';
import type { Flow } from '../../../contract/offer';
import { DirectionCount } from './DirectionCount';
import { DirectionList } from './DirectionList';
import { GroupHead } from './GroupHead';
import type { FoundBy } from './useDirectionSearch';

interface DirectionGroupPanelProps {
  flow: Flow;
  /** The number of directions in the group. */
  total: number;
  /** The directions that match the search; all without one. */
  names: readonly string[];
  foundBy: FoundBy;
  search: string;
  /** The chosen direction, if this group has it and is closed, else null. */
  picked: string | null;
  open: boolean;
  onToggle: (flow: Flow, open: boolean) => void;
  onChoose: (flow: Flow, direction: string) => void;
}

/** Replaces MUI's transition, which would lay out the whole list in each frame. Unmounts a closed list. */
function NoTransition({ in: open = false, children }: { in?: boolean; children?: ReactNode }) {
  return open ? children : null;
}

const SLOTS = { transition: NoTransition };
const SLOT_PROPS = { heading: { component: 'h2' } } as const;

/** A collapsible group of directions; a closed one renders only its heading. */
export const DirectionGroupPanel = memo(function DirectionGroupPanel(
  props: DirectionGroupPanelProps,
) {
  const { flow, total, names, foundBy, search, picked, open, onToggle, onChoose } = props;
  const id = useId();
  const titleId = `${id}-title`;
  return (
    <Accordion
      expanded={open}
      slots={SLOTS}
      slotProps={SLOT_PROPS}
      onChange={(_event, expanded) => {
        onToggle(flow, expanded);
      }}
    >
      <AccordionSummary
        id={`${id}-head`}
        aria-controls={open ? `${id}-body` : undefined}
        expandIcon={<ExpandMoreRounded />}
      >
        <GroupHead flow={flow} picked={picked} titleId={titleId} />
        <DirectionCount total={total} hits={search === '' ? null : names.length} />
      </AccordionSummary>
      <AccordionDetails>
        <DirectionList
          flow={flow}
          names={names}
          foundBy={foundBy}
          search={search}
          labelledBy={titleId}
          onChoose={onChoose}
        />
      </AccordionDetails>
    </Accordion>
  );
});
