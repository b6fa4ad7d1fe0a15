import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ScreenName } from '../../domain/screens';
import { storeTabAttribution } from '../../storage/attribution';
import { siteStorage } from '../../storage/browserStorage';
import { useSiteConfig } from '../siteConfig';
import { campaignOfDocument, TagManagerFrame } from './TagManagerFrame';

/** Everything of docs/configuration.md, "Measurement" that is configured. */
export function Measurement({ screen }: { screen: ScreenName | null }) {
  const { attribution, tagManagerId } = useSiteConfig();
  useEffect(() => {
    const campaign = campaignOfDocument();
    if (attribution && campaign !== '') storeTabAttribution(campaign);
  }, [attribution]);
  return tagManagerId !== '' && <TagManager screen={screen} />;
}

function TagManager({ screen }: { screen: ScreenName | null }) {
  const [agrees, decide] = useConsent();
  return (
    <>
      {agrees && <TagManagerFrame screen={screen} />}
      {/* The question is not below the form, where it would look like one of its consents. */}
      {screen !== 'summary' && <ConsentQuestion agrees={agrees} onDecide={decide} />}
    </>
  );
}

const KEY = 'rekrutacja.consent';

/** False until the candidate agrees, also where the browser blocks its storage. */
const isStored = () => siteStorage.read(KEY) === 'granted';

function useConsent() {
  const [agrees, setAgrees] = useState(isStored);
  useEffect(() => {
    // Another tab has stored its answer.
    const followTab = () => setAgrees(isStored());
    window.addEventListener('storage', followTab);
    return () => window.removeEventListener('storage', followTab);
  }, []);
  const decide = (answer: boolean) => {
    siteStorage.write(KEY, answer ? 'granted' : 'denied');
    setAgrees(answer);
  };
  return [agrees, decide] as const;
}

const Question = styled('div')({
  marginTop: 28,
  '& .MuiFormHelperText-root': { marginInlineStart: 34 },
});

interface ConsentQuestionProps {
  agrees: boolean;
  onDecide: (agrees: boolean) => void;
}

/** The box is not ticked until the candidate agrees; unticking it withdraws the consent. */
function ConsentQuestion({ agrees, onDecide }: ConsentQuestionProps) {
  const help = useId();
  return (
    <Question>
      <FormControlLabel
        label={<FormattedMessage id="pomiar.zgoda" />}
        control={
          <Checkbox
            checked={agrees}
            slotProps={{ input: { 'aria-describedby': help } }}
            onChange={(_event, checked) => onDecide(checked)}
          />
        }
      />
      <FormHelperText id={help}>
        <FormattedMessage id="pomiar.opis" />
      </FormHelperText>
    </Question>
  );
}
