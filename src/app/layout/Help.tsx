import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { fallbackLang, textIn } from '../../contract/siteConfig';
import { useLanguage } from '../../intl/language';
import { PhoneLink } from '../../ui/phoneLinks';
import { BELOW_MD } from '../../ui/theme/media';
import { useSiteConfig } from '../siteConfig';

const Phone = styled(PhoneLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontWeight: 600,
  [BELOW_MD]: { minHeight: 44 },
});

/** The help line of the panel, in every language and on every screen (docs/specification.md, section 1). */
export function Help() {
  const intl = useIntl();
  const { helpLine, openingHours } = useSiteConfig();
  const language = useLanguage();
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {intl.formatMessage({ id: 'pomoc.tytul' })}
        {openingHours && (
          <span lang={fallbackLang(openingHours, language)}>
            {`, ${textIn(openingHours, language)}`}
          </span>
        )}
      </Typography>
      <Phone aria-label={intl.formatMessage({ id: 'pomoc.zadzwon' }, { numer: helpLine })} />
    </div>
  );
}
