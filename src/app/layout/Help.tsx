import { useIntl } from 'react-intl';
import { fallbackLang, textIn } from '../../contract/siteConfig';
import { SupportButton } from '../../features/support/SupportButton';
import { useLanguage } from '../../intl/language';
import { HelpBox } from '../../ui/HelpBox';
import { useSiteConfig } from '../siteConfig';
import { useSnapshot } from '../support/useSnapshot';

/**
 * The help line, in every language and on every screen (docs/specification.md, section 1), and the data for support.
 */
export function Help() {
  const intl = useIntl();
  const { helpLine, openingHours } = useSiteConfig();
  const language = useLanguage();
  const collect = useSnapshot();
  return (
    <HelpBox
      title={intl.formatMessage({ id: 'pomoc.tytul' })}
      phone={helpLine}
      hours={
        openingHours && (
          <span lang={fallbackLang(openingHours, language)}>{textIn(openingHours, language)}</span>
        )
      }
      callLabel={intl.formatMessage({ id: 'pomoc.zadzwon' }, { numer: helpLine })}
    >
      <SupportButton collect={collect} />
    </HelpBox>
  );
}
