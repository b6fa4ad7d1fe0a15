import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import type { Flow } from '../../../contract/offer';
import { BELOW_MD } from '../../../ui/theme/media';
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

/** The position of the page stays when a group above opens. */
const Group = styled(Paper)({ overflowAnchor: 'none' });

const Heading = styled('h2')({ all: 'unset' });

const Toggle = styled(ButtonBase)({
  display: 'flex',
  gap: 16,
  width: '100%',
  minHeight: 76,
  padding: '14px 20px 14px 24px',
  borderRadius: 14,
  textAlign: 'start',
  [BELOW_MD]: { gap: 10, minHeight: 72, padding: '14px 12px 14px 18px' },
  '& > svg': { color: 'var(--mui-palette-text-secondary)', transition: 'transform 150ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});

const Content = styled('div')({ padding: '0 12px 14px', [BELOW_MD]: { padding: '0 6px 8px' } });

/**
 * A collapsible group of directions; a closed one renders only its heading. Material UI's accordion brings a transition,
 * which would lay out the whole list in each frame.
 */
export const DirectionGroupPanel = memo(function DirectionGroupPanel(
  props: DirectionGroupPanelProps,
) {
  const { flow, total, names, foundBy, search, picked, open, onToggle, onChoose } = props;
  const id = useId();
  const titleId = `${id}-title`;
  return (
    <Group>
      <Heading>
        <Toggle
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={open ? `${id}-body` : undefined}
          onClick={() => {
            onToggle(flow, !open);
          }}
        >
          <GroupHead flow={flow} picked={picked} titleId={titleId} />
          <DirectionCount total={total} hits={search === '' ? null : names.length} />
          <ExpandMoreRounded />
        </Toggle>
      </Heading>
      {open && (
        <Content id={`${id}-body`} role="region" aria-labelledby={`${id}-head`}>
          <DirectionList
            flow={flow}
            names={names}
            foundBy={foundBy}
            search={search}
            labelledBy={titleId}
            onChoose={onChoose}
          />
        </Content>
      )}
    </Group>
  );
});
