import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { fallbackLang, textIn } from '../../contract/siteConfig';
import { PATHS } from '../../domain/screens';
import { StatementLink } from '../../features/accessibility/StatementLink';
import { useLanguage } from '../../intl/language';
import { PhoneLink } from '../../ui/phoneLinks';
import { BELOW_MD, BELOW_SM, CENTRED, SM_TO_MD } from '../../ui/theme/media';
import { useScreen } from '../navigation/useScreen';
import { useSiteConfig } from '../siteConfig';
import { SupportData } from '../support/SupportData';

const Arches = styled('svg')({
  display: 'block',
  width: '100%',
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeOpacity: 0.38,
  '& rect': { stroke: 'none' },
});

/** A row of arches from the sample mark, as decoration of the footer. */
function Arcade() {
  const id = useId();
  return (
    <Arches aria-hidden="true">
      <pattern id={id} width="28" height="20" patternUnits="userSpaceOnUse">
        <path d="M3.5 20v-6a10.5 10.5 0 0 1 21 0v6M8.5 20v-6a5.5 5.5 0 0 1 11 0v6" />
      </pattern>
      <rect width="100%" height="20" fill={`url(#${id})`} />
    </Arches>
  );
}

/** The primary colour, so dark that the light text on it has a contrast of at least 4.5 with any brand. */
const Band = styled('footer')(({ theme }) => ({
  '--band': `color-mix(in srgb, ${theme.vars.palette.primary.main} 60%, #04080A)`,
  marginTop: 'auto',
  backgroundColor: 'var(--band)',
  color: '#C9DCE1',
  ...theme.applyStyles('dark', { '--band': '#0A1012' }),
  '& b, & a, & button.MuiLink-root': { color: '#FFFFFF', textDecorationColor: 'currentColor' },
  '& b': { display: 'block', marginBottom: 4 },
  '& :is(a, button):focus-visible': { outlineColor: '#FFFFFF' },
}));

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: '32px 56px',
  paddingBlock: '28px 32px',
  '& p': { maxWidth: '46ch' },
  // A postcode in two lines is hard to read.
  '& p[translate]': { textWrap: 'balance' },
  [SM_TO_MD]: { columnGap: 32, '&&': { paddingInline: CENTRED } },
  [BELOW_SM]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, paddingBottom: 24 },
});

const Links = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  '& > .MuiLink-root': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    overflowWrap: 'anywhere',
    [BELOW_MD]: { minHeight: 44 },
  },
});

const Phone = styled(PhoneLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
});

const About = styled(Typography)({ marginTop: 12 });

/** The institution, every way to reach it, and what the law asks for. */
export function Footer() {
  const intl = useIntl();
  const { institution, address, about, helpLine, openingHours, legalLinks, logo, myApplication } =
    useSiteConfig();
  const language = useLanguage();
  const screen = useScreen();
  const linksToApplication = myApplication && (screen === 'direction' || screen === 'completion');
  return (
    <Band>
      {logo === '' && <Arcade />}
      <Columns className="Container">
        <div>
          <b translate="no">{institution}</b>
          {address !== '' && <p translate="no">{address}</p>}
          {about && screen === 'direction' && (
            <About variant="body2" lang={fallbackLang(about, language)}>
              {textIn(about, language)}
            </About>
          )}
        </div>
        <div>
          <b>{intl.formatMessage({ id: 'pomoc.tytul' })}</b>
          <Phone
            variant="h4"
            aria-label={intl.formatMessage({ id: 'pomoc.zadzwon' }, { numer: helpLine })}
          />
          {openingHours && (
            <p lang={fallbackLang(openingHours, language)}>{textIn(openingHours, language)}</p>
          )}
        </div>
        <Links>
          {linksToApplication && (
            <Link component={RouterLink} to={PATHS.application}>
              {intl.formatMessage({ id: 'zgloszenie.link' })}
            </Link>
          )}
          {legalLinks.map(({ text, address }, index) => (
            <Link
              key={index}
              lang={fallbackLang(text, language)}
              href={address}
              target="_blank"
              rel="noreferrer"
            >
              {textIn(text, language)}
            </Link>
          ))}
          <StatementLink />
          <SupportData />
        </Links>
      </Columns>
    </Band>
  );
}
