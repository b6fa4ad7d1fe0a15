import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlineRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Flow } from '../../../contract/offer';
import { BELOW_MD } from '../../../ui/theme/media';
import { GROUP_TITLES } from './directionGroups';
import { DirectionList } from './DirectionList';
import type { FoundGroup } from './useDirectionSearch';

interface DirectionGroupPanelProps {
  group: FoundGroup;
  search: string;
  /** The chosen direction, if this group has it and is closed, else null. */
  picked: string | null;
  open: boolean;
  onToggle: (flow: Flow, open: boolean) => void;
}

const Head = styled('span')({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > *': { display: 'block' },
});

const Picked = styled(Typography)({
  fontWeight: 600,
  color: 'var(--mui-palette-primary-main)',
  '& > svg': { fontSize: 18 },
  '&&': { display: 'flex', alignItems: 'center', gap: 6 },
}) as typeof Typography;

const Count = styled(Typography)({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  // For screen readers only where space is short.
  '& [data-noun]': {
    [BELOW_MD]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}) as typeof Typography;

const rzeczownik = (noun: ReactNode) => <span data-noun>{noun}</span>;

/** Replaces MUI's transition, which would lay out the whole list in each frame. Unmounts a closed list. */
function NoTransition({ in: open = false, children }: { in?: boolean; children?: ReactNode }) {
  return open ? children : null;
}

const SLOTS = { transition: NoTransition };
const SLOT_PROPS = { heading: { component: 'h2' } } as const;

/** A collapsible group of directions; a closed one renders only its heading. */
export const DirectionGroupPanel = memo(function DirectionGroupPanel({
  group,
  search,
  picked,
  open,
  onToggle,
}: DirectionGroupPanelProps) {
  const { flow, total, names } = group;
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
        <Head>
          <Typography component="span" variant="h3" id={titleId}>
            <FormattedMessage id={GROUP_TITLES[flow].title} />
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            <FormattedMessage id={GROUP_TITLES[flow].text} />
          </Typography>
          {picked !== null && (
            <Picked component="span" variant="body2">
              <CheckCircleOutlined fontSize="inherit" />
              <FormattedMessage id="kierunek.grupa.wybrano" values={{ kierunek: picked }} />
            </Picked>
          )}
        </Head>
        <Count component="span" variant="body2" color="textSecondary">
          {search === '' ? (
            <FormattedMessage id="kierunek.grupa.liczba" values={{ liczba: total, rzeczownik }} />
          ) : (
            <FormattedMessage
              id="kierunek.grupa.trafienia"
              values={{ liczba: names.length, wszystkie: total }}
            />
          )}
        </Count>
      </AccordionSummary>
      <AccordionDetails>
        <DirectionList group={group} search={search} labelledBy={titleId} />
      </AccordionDetails>
    </Accordion>
  );
});
