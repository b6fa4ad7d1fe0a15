import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { fallbackLang, textIn } from '../../contract/siteConfig';
import { useLanguage } from '../../intl/language';
import { PhoneLink } from '../../ui/phoneLinks';
import { BELOW_MD, FROM_MD } from '../../ui/theme/media';
import { useSiteConfig } from '../siteConfig';

const Phone = styled(PhoneLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontWeight: 600,
  [BELOW_MD]: { minHeight: 44 },
});

/** The opening hours, with a comma after the text before them: ", Mon–Fri 8 am – 4 pm". */
function OpeningHours() {
  const { openingHours } = useSiteConfig();
  const language = useLanguage();
  if (!openingHours) return null;
  return (
    <span lang={fallbackLang(openingHours, language)}>{`, ${textIn(openingHours, language)}`}</span>
  );
}

/** The help line of the panel, in every language and on every screen (docs/specification.md, section 1). */
export function Help() {
  const intl = useIntl();
  const { helpLine } = useSiteConfig();
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {intl.formatMessage({ id: 'pomoc.tytul' })}
        <OpeningHours />
      </Typography>
      <Phone aria-label={intl.formatMessage({ id: 'pomoc.zadzwon' }, { numer: helpLine })} />
    </div>
  );
}

const Line = styled(Typography)({ marginTop: 20, [FROM_MD]: { display: 'none' } });

/** The help line at the end of a step, below `md`, where there is no panel beside it. */
export function HelpLine() {
  return (
    <Line variant="body2" color="textSecondary">
      <FormattedMessage
        id="pomoc.pytania"
        values={{
          numer: useSiteConfig().helpLine,
          telefon: (number) => <PhoneLink>{number}</PhoneLink>,
        }}
      />
      <OpeningHours />
    </Line>
  );
}
