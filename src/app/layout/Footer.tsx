import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { StatementLink } from '../../features/accessibility/StatementLink';
import { useSiteConfig } from '../siteConfig';
import { CENTRED, FROM_MD, SM_TO_MD } from '../../ui/theme/media';
import { Help } from './Help';

const FooterRoot = styled('footer')({
  '&&': { paddingBottom: 28, [SM_TO_MD]: { paddingInline: CENTRED } },
});

const HelpCard = styled(Paper)({
  marginBottom: 12,
  padding: 18,
  [FROM_MD]: { display: 'none' },
});

/** The help line on narrow windows, and the accessibility statement on all. */
export function Footer() {
  const { helpLine } = useSiteConfig();
  return (
    <FooterRoot className="Container">
      <HelpCard>
        <Help />
      </HelpCard>
      <StatementLink helpLine={helpLine} />
    </FooterRoot>
  );
}
