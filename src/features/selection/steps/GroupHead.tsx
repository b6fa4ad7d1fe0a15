import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlineRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Flow } from '../../../contract/offer';
import { GROUP_TITLES } from './directionGroups';

interface GroupHeadProps {
  flow: Flow;
  /** The chosen direction, unless the open group shows it. */
  picked: string | null;
  titleId: string;
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

/** The name of a group of directions, with its contents. */
export function GroupHead({ flow, picked, titleId }: GroupHeadProps) {
  return (
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
  );
}
