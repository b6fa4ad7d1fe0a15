import Phone from '@mui/icons-material/PhoneOutlined';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { fallbackLang, textIn } from '../../contract/siteConfig';
import { SupportButton } from '../../features/support/SupportButton';
import { useLanguage } from '../../intl/language';
import { IconCircle } from '../../ui/IconCircle';
import { PhoneLink } from '../../ui/links';
import { BELOW_MD, LOW_PANEL } from '../../ui/theme/media';
import { useSiteConfig } from '../siteConfig';
import { useSnapshot } from '../support/useSnapshot';

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  '& > :last-child': { display: 'grid', justifyItems: 'start' },
  [LOW_PANEL]: { '& > :first-child': { display: 'none' } },
  '& b': { display: 'block', fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 600 },
  '& small': {
    display: 'block',
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
  [BELOW_MD]: { '& a': { minHeight: 44, marginTop: -8 } },
});

/**
 * The help line, in every language and on every screen (docs/specification.md, section 1), and the data for support.
 */
export const Help = memo(function Help() {
  const intl = useIntl();
  const { helpLine, openingHours } = useSiteConfig();
  const language = useLanguage();
  return (
    <Box>
      <IconCircle tone="primary">
        <Phone />
      </IconCircle>
      <div>
        <b>{intl.formatMessage({ id: 'pomoc.tytul' })}</b>
        <PhoneLink
          phone={helpLine}
          variant="h3"
          aria-label={intl.formatMessage({ id: 'pomoc.zadzwon' }, { numer: helpLine })}
        />
        {openingHours && (
          <small>
            <span lang={fallbackLang(openingHours, language)}>
              {textIn(openingHours, language)}
            </span>
          </small>
        )}
        <SupportData />
      </div>
    </Box>
  );
});

/** Re-renders at a navigation: the data names the address. */
function SupportData() {
  return <SupportButton collect={useSnapshot()} />;
}
