import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { fallbackLang, textIn } from '../../contract/siteConfig';
import { StatementLink } from '../../features/accessibility/StatementLink';
import { useLanguage } from '../../intl/language';
import { BELOW_MD, CENTRED, FROM_MD, SM_TO_MD } from '../../ui/theme/media';
import { useSiteConfig } from '../siteConfig';
import { Help } from './Help';

const FooterRoot = styled('footer')({
  '&&': { paddingBottom: 28, [SM_TO_MD]: { paddingInline: CENTRED } },
  '& > :is(a, button)': { marginInlineEnd: 24 },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    [BELOW_MD]: { minHeight: 44 },
  },
});

const HelpCard = styled(Paper)({
  marginBottom: 12,
  padding: 18,
  [FROM_MD]: { display: 'none' },
});

/** The help line on narrow windows; on all, the accessibility statement and the institution's legal links. */
export const Footer = memo(function Footer() {
  const { helpLine, legalLinks } = useSiteConfig();
  const language = useLanguage();
  return (
    <FooterRoot className="Container">
      <HelpCard>
        <Help />
      </HelpCard>
      <StatementLink helpLine={helpLine} />
      {legalLinks.map(({ text, address }, index) => (
        <Link
          key={index}
          lang={fallbackLang(text, language)}
          variant="body2"
          color="textSecondary"
          href={address}
          target="_blank"
          rel="noreferrer"
        >
          {textIn(text, language)}
        </Link>
      ))}
    </FooterRoot>
  );
});
