import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Flag, flagInfo } from '../../features/language/Flag';
import { CallMessage } from '../../ui/phoneLinks';
import { StatePanel } from '../../ui/StatePanel';
import { BELOW_SM } from '../../ui/theme/media';

interface NoStudiesProps {
  /** The languages with offers, as the backend names them ("pl", "eng"). */
  languages: readonly string[];
  onLanguage: (language: string) => void;
}

const Languages = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  width: '100%',
  '& > button': { gap: 10, minWidth: 132, paddingInline: 14 },
  [BELOW_SM]: { '& > button': { flex: '1 1 132px' } },
});

/** "No studies": there are no offers in the current language. */
export function NoStudies({ languages, onLanguage }: NoStudiesProps) {
  const intl = useIntl();
  const text = languages.length > 0 ? 'brak_studiow.tekst' : 'brak_studiow.tekst_bez_jezykow';
  return (
    <StatePanel
      icon={<SchoolOutlined />}
      tone="plain"
      headingLevel={1}
      title={intl.formatMessage({ id: 'brak_studiow.tytul' })}
      actions={
        languages.length > 0 && (
          <Languages>
            {languages.map((language) => (
              <Button
                key={language}
                variant="outlined"
                lang={flagInfo(language).tag}
                startIcon={<Flag language={language} />}
                onClick={() => onLanguage(language)}
              >
                {flagInfo(language).name}
              </Button>
            ))}
          </Languages>
        )
      }
    >
      <CallMessage id={text} />
    </StatePanel>
  );
}
