import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { fallbackLang, textIn } from '../../contract/siteConfig';
import { useLanguage } from '../../intl/language';
import { PhoneLink } from '../../ui/phoneLinks';
import { FROM_MD } from '../../ui/theme/media';
import { useSiteConfig } from '../siteConfig';

const Line = styled(Typography)({ marginTop: 20, [FROM_MD]: { display: 'none' } });

/** The help line at the end of a step, below `md`, where there is no panel beside it. */
export function HelpLine() {
  const { helpLine, openingHours } = useSiteConfig();
  const language = useLanguage();
  return (
    <Line variant="body2" color="textSecondary">
      <FormattedMessage
        id="pomoc.pytania"
        values={{
          numer: helpLine,
          telefon: (number) => <PhoneLink>{number}</PhoneLink>,
        }}
      />
      {openingHours && (
        <span lang={fallbackLang(openingHours, language)}>
          {`, ${textIn(openingHours, language)}`}
        </span>
      )}
    </Line>
  );
}
