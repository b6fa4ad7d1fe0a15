import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BarText, FloatingBar } from './FloatingBar';
import { BELOW_MD } from './theme/media';

interface ActionBarProps {
  back?: { label: string; onClick: () => void } | undefined;
  chosen?: { label: string; value: string } | undefined;
  /** The label of the forward button, which submits the form around the bar. */
  forward?: string | undefined;
  /** What to do until the forward button appears; shown while nothing is chosen. */
  hint?: string | undefined;
  /** Shown by the style sheet only, when a radio of the form is checked before hydration. */
  hidden?: boolean;
}

/** On phones label and value are on one line. */
const Chosen = styled(BarText)({
  [BELOW_MD]: { display: 'flex', alignItems: 'baseline', gap: 6 },
});

/** Back, the choice, forward. Inactive until something is chosen. */
export function ActionBar({ back, chosen, forward, hint, hidden = false }: ActionBarProps) {
  if (!back && !chosen && !forward) return null;
  return (
    <FloatingBar idle={!chosen && !forward} hidden={hidden}>
      {back && (
        <Button startIcon={<ArrowBack />} onClick={back.onClick}>
          <span>{back.label}</span>
        </Button>
      )}
      <Chosen role="status">
        {chosen ? (
          <>
            <small>{chosen.label}</small>
            <b>{chosen.value}</b>
          </>
        ) : (
          hint && <small>{hint}</small>
        )}
      </Chosen>
      {forward && (
        <Button variant="contained" endIcon={<ArrowForward />} type="submit">
          <span>{forward}</span>
        </Button>
      )}
    </FloatingBar>
  );
}
